import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Dexie, type EntityTable } from 'dexie';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface Row {
  id: string;
  title: string;
}

const db = new Dexie('bare') as Dexie & { rows: EntityTable<Row, 'id'> };
db.version(1).stores({ rows: 'id' });

/** One card with what one table holds. */
function Card() {
  const [rows, setRows] = useState<Row[]>();
  useEffect(() => void db.rows.toArray().then(setRows), []);
  return rows && <section className="card">{`${rows.length} ჩანაწერი`}</section>;
}

const root = createRootRoute();
const router = createRouter({
  routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Card })]),
});
const host = document.getElementById('root');
if (host) createRoot(host).render(<RouterProvider router={router} />);
