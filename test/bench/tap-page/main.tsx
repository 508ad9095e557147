import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

// What no tap can do without that shows a row when it is stored, and not before: the browser's click, the dish and what is to be sent of
// it in one strict transaction, the row drawn by React. No form, no figures, no diary, no Dexie.

const opening = indexedDB.open('tap', 1);
opening.addEventListener('upgradeneeded', () => {
  for (const table of ['dishes', 'outbox']) opening.result.createObjectStore(table, { autoIncrement: true });
});
opening.addEventListener('success', () => {
  const host = document.getElementById('root');
  if (host) createRoot(host).render(<Day store={opening.result} />);
});

function Day({ store }: { store: IDBDatabase }) {
  const [titles, setTitles] = useState<string[]>([]);
  const add = () => {
    const title = `რიგი ${titles.length}`;
    const transaction = store.transaction(['dishes', 'outbox'], 'readwrite', { durability: 'strict' });
    transaction.addEventListener('complete', () => flushSync(() => setTitles([...titles, title])));
    for (const table of ['dishes', 'outbox']) transaction.objectStore(table).add({ title, calories: 320 });
  };
  return (
    <>
      <button type="button" onClick={add}>
        რიგი
      </button>
      <ul>
        {titles.map((title) => (
          <li key={title} className="dish-row">
            {title}
          </li>
        ))}
      </ul>
    </>
  );
}
