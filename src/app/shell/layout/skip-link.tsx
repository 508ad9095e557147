import { useMatches } from '@tanstack/react-router';
import { shell } from '#app/text/shell/shell.ts';
import './skip-link.css';

/** Leads past the menus of the shell; elsewhere there is nothing to skip. It stands before every other link of the page. */
export function SkipLink() {
  const isInShell = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/signed-in') });
  return isInShell ? (
    <a className="skip-link" href="#content">
      {shell.toContent}
    </a>
  ) : null;
}
