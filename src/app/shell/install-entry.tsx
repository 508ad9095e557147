import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { shell } from '../text/shell.ts';
import { AlertDialog } from '../ui/alert-dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { showInstallPrompt, useInstallable } from './install.ts';
import './install-entry.css';

/** The install button of the menus; nothing when there is nothing to install. */
export function InstallEntry() {
  const installable = useInstallable();
  const [explained, setExplained] = useState(false);
  if (installable === 'installed' || installable === 'impossible') return null;
  const close = () => setExplained(false);
  const steps = installable === 'iphone' ? shell.installOnIphone : shell.installElsewhere;
  return (
    <>
      <button
        type="button"
        className="nav-link"
        onClick={() => (installable === 'prompt' ? void showInstallPrompt() : setExplained(true))}
      >
        <Icon of={Download} />
        {shell.install}
      </button>
      <AlertDialog
        open={explained}
        title={shell.install}
        text={<InstallSteps steps={steps} />}
        onDismiss={close}
        actions={[{ label: shell.understood, run: close, tone: 'go' }]}
      />
    </>
  );
}

function InstallSteps({ steps }: { steps: readonly string[] }) {
  return steps.map((step, index) => (
    <span key={step} className="install-step">
      {index + 1}. {step}
    </span>
  ));
}
