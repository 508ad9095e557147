import X from 'lucide-react/icons/x';
import { useId, useState } from 'react';
import { common } from '#app/text/common.ts';
import { install } from '#app/text/shell/install.ts';
import { Button } from '#app/ui/button/button.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import type { HostApp } from '#app/parts/install/read-browser.ts';
import './in-app-notice.css';

/** Over every screen inside another app's window: what does not work there, and the way out. */
export function InAppNotice({ app }: { app: HostApp }) {
  const title = useId();
  const [closed, setClosed] = useState(false);
  if (closed) return null;
  const isAndroid = /Android/.test(navigator.userAgent);
  return (
    <aside className="in-app-notice" aria-labelledby={title}>
      <h2 id={title}>{install.insideTitle(install.hostApps[app])}</h2>
      <IconButton icon={X} label={common.close} onClick={() => setClosed(true)} />
      <p>{isAndroid ? install.inside : install.insideIphone}</p>
      <div className="in-app-notice-actions">
        {isAndroid ? (
          <a className="button" href={browserAddress(location)}>
            {install.openInBrowser}
          </a>
        ) : null}
        <Button onClick={() => void copyLink()}>{install.copyLink}</Button>
      </div>
    </aside>
  );
}

/** Android's address of a page in the person's own browser: without a package's name it is theirs to choose. */
function browserAddress({ protocol, host, origin }: Location): string {
  const extras = `S.browser_fallback_url=${encodeURIComponent(`${origin}/`)}`;
  return `intent://${host}/#Intent;scheme=${protocol.slice(0, -1)};action=android.intent.action.VIEW;category=android.intent.category.BROWSABLE;${extras};end`;
}

/** Such a window may refuse the clipboard; then the address itself is shown, to be copied by hand. */
async function copyLink(): Promise<void> {
  const address = `${location.origin}/`;
  try {
    await navigator.clipboard.writeText(address);
    showToast({ text: install.linkCopied });
  } catch {
    showToast({ text: address, stays: true });
  }
}
