import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { shell } from '#app/text/shell/shell.ts';
import { Icon } from '#app/ui/picture/icon.tsx';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { useStore } from '#app/ui/state/use-store.ts';
import { installable as installableHere, showInstallPrompt } from './install.ts';

const LazyInstallGuide = lazyDialog(async () => (await import('./install-guide.tsx')).InstallGuide);

interface InstallEntryProps {
  /** The look of the list in which it stands. */
  className?: string;
}

/** The install button of menus and lists; nothing when there is nothing to install. */
export function InstallEntry({ className = 'nav-link' }: InstallEntryProps) {
  const installable = useStore(installableHere);
  const [explained, setExplained] = useState(false);
  if (installable === 'installed' || installable === 'impossible') return null;
  const install = () => (installable === 'prompt' ? void showInstallPrompt() : setExplained(true));
  return (
    <>
      <button type="button" className={className} onClick={install}>
        <Icon of={Download} />
        {shell.install}
      </button>
      {installable === 'prompt' ? null : (
        <LazyInstallGuide open={explained} system={installable} onClose={() => setExplained(false)} />
      )}
    </>
  );
}
