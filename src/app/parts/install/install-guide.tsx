import { install } from '#app/text/shell/install.ts';
import { shell } from '#app/text/shell/shell.ts';
import { AlertDialog } from '#app/ui/dialog/alert-dialog.tsx';
import type { Installable } from './install.ts';
import { iphonePictures } from './iphone-pictures.tsx';
import './install-guide.css';

interface InstallGuideProps {
  open: boolean;
  system: Extract<Installable, 'iphone' | 'android' | 'mac'>;
  onClose: () => void;
}

/** Says step by step how the app is installed where the browser has no question of its own. */
export function InstallGuide({ open, system, onClose }: InstallGuideProps) {
  return (
    <AlertDialog
      open={open}
      title={shell.install}
      text={<Steps system={system} />}
      onDismiss={onClose}
      actions={[{ label: shell.understood, run: onClose, tone: 'go' }]}
    />
  );
}

/** A list of spans: an alert's text is one paragraph, in which a real list may not stand. */
function Steps({ system }: { system: InstallGuideProps['system'] }) {
  return (
    <span role="list" className="install-steps">
      {install[system].map((step, index) => {
        const Picture = system === 'iphone' ? iphonePictures[index] : undefined;
        return (
          <span key={step} role="listitem" className="install-step">
            <span className="install-step-number">{index + 1}.</span>
            <span>{step}</span>
            {Picture ? <Picture /> : null}
          </span>
        );
      })}
    </span>
  );
}
