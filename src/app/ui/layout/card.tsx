import { useId, type ReactNode } from 'react';
import './card.css';

interface CardProps {
  title?: ReactNode;
  /** Stands at the end of the title's line: a figure or a button. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A white card; with a title it is a named section of the page. */
export function Card({ title, aside, children }: CardProps) {
  const id = useId();
  if (title === undefined) return <div className="card">{children}</div>;
  return (
    <section className="card" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
