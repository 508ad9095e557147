import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { Dexie } from 'dexie';
import { createElement, useEffect, useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Drawn, DrawnDay } from './drawn.ts';

// What no start of this day with React, the router and Dexie can do without: the rows come in one answer, are stored, are read, and
// the same elements under the same styles are drawn once, by no component.

const day: Promise<DrawnDay> = fetch('/day.json').then((answer) => answer.json());

async function readRows(): Promise<number> {
  const { rows } = await day;
  const db = new Dexie('floor');
  db.version(1).stores(Object.fromEntries(Object.keys(rows).map((table) => [table, 'id'])));
  await db.transaction('rw', db.tables, () =>
    Promise.all(Object.entries(rows).map(([table, all]) => db.table(table).bulkPut(all))),
  );
  const read = await Promise.all(db.tables.map((table) => table.toArray()));
  return read.reduce((sum, all) => sum + all.length, 0);
}

const draw = ({ tag, attributes, children }: Drawn): ReactNode =>
  createElement(tag, attributes, ...children.map((child) => (typeof child === 'string' ? child : draw(child))));

function Day() {
  const [drawn, setDrawn] = useState<ReactNode>();
  useEffect(() => {
    void readRows().then(async (count) => setDrawn(count > 0 && draw((await day).root)));
  }, []);
  return drawn;
}

const root = createRootRoute();
const router = createRouter({
  routeTree: root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: Day })]),
});
const host = document.getElementById('root');
if (host) createRoot(host).render(<RouterProvider router={router} />);
