import { useEffect, useRef } from 'react';

/** Stands at the end of a list in a sheet and asks for the next page, once, when it comes within 100 px of what shows: a new page needs another `key`. */
export function NextPage({ onNear }: { onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null);
  const near = useRef(onNear);
  useEffect(() => {
    near.current = onNear;
  });
  useEffect(() => {
    if (!end.current) return undefined;
    const root = end.current.closest('.sheet-body');
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      root,
      rootMargin: '0px 0px 100px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return <div ref={end} />;
}
