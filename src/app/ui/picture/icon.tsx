import type { LucideIcon } from 'lucide-react';
import './icon.css';

/** A line icon beside words, which say what it means: screen readers skip it. */
export function Icon({ of: Drawing, size = 22 }: { of: LucideIcon; size?: number }) {
  return <Drawing className="icon" size={size} strokeWidth={1.8} aria-hidden />;
}
