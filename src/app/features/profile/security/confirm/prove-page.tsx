import { devices as words } from '#app/text/account/devices.ts';
import { SheetPage } from '#app/ui/dialog/sheet-page.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import type { useProving } from './use-proving.ts';

interface ProvePageProps {
  /** The person's own number, nine digits. */
  phone: string;
  proving: Pick<ReturnType<typeof useProving>, 'forget' | 'proved'>;
}

/** The page of a sheet on which the person proves to be there; its way back gives up what waits for that. */
export function ProvePage({ phone, proving }: ProvePageProps) {
  return (
    <SheetPage title={words.confirmTitle} onBack={proving.forget}>
      <ConfirmIdentity phone={phone} onConfirmed={proving.proved} />
    </SheetPage>
  );
}
