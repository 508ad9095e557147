import { useDeferredValue } from 'react';
import '#app/ui/layout/visually-hidden.css';

interface ChartTableProps {
  caption: string;
  columns: readonly string[];
  /** Each row's first cell names it. */
  rows: readonly (readonly string[])[];
}

/** The figures behind a chart, for screen readers; they follow the charts, which need not wait for what nobody sees. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const shown = useDeferredValue(true, false);
  if (!shown) return null;
  return (
    <div className="visually-hidden">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
