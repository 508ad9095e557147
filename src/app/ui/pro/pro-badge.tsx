import { common } from '#app/text/common.ts';
import './pro-badge.css';

/** The small dark PRO mark. */
export function ProBadge() {
  return <span className="pro-badge">{common.pro}</span>;
}
