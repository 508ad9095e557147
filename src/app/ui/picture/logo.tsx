import { common } from '#app/text/common.ts';
import './logo.css';

/** The bitten round and the name; `size` is the round's width in px. */
export function Logo({ size = 30, bare = false }: { size?: number; bare?: boolean }) {
  return (
    <span className="logo">
      <svg width={size} height={size} viewBox="0 0 30 30" aria-hidden="true">
        <path d="M26.6 11.5A12.5 12.5 0 1 1 18.6 3a4.2 4.2 0 0 0 2.6 4.6 4.3 4.3 0 0 0 5.4 3.9Z" fill="var(--herb)" />
      </svg>
      {bare ? null : common.appName}
    </span>
  );
}
