import type { Tile } from './report-view.ts';
import './report-tiles.css';

/** The four figures of a report. */
export function ReportTiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <dl className="report-tiles">
      {tiles.map(({ figure, unit, name }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {figure} <small>{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
