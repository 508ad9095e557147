import Download from 'lucide-react/icons/download';
import LogOut from 'lucide-react/icons/log-out';
import Trash2 from 'lucide-react/icons/trash-2';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import type { DiaryDay } from '#domain/diary/diary-day.ts';
import { requestSignOut } from '#app/parts/requests/sign-out-request.ts';
import { profile as words } from '#app/text/account/profile.ts';
import { shell } from '#app/text/shell/shell.ts';
import { transfer } from '#app/text/account/transfer.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { lazyDialog } from '#app/ui/dialog/lazy-dialog.tsx';
import { SettingButton, SettingList } from './setting-row.tsx';

const LazyImport = lazyDialog(async () => (await import('../transfer/import-dialog.tsx')).ImportDialog);
const LazyDelete = lazyDialog(async () => (await import('../security/delete/delete-account.tsx')).DeleteAccount);

/** What becomes of the diary: taken away, brought in, left, or ended. */
export function RecordsCard({ today }: { today: DiaryDay }) {
  const [open, setOpen] = useState<'import' | 'delete' | null>(null);
  const [saving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    const { saveDiary } = await import('#app/parts/saving/save-diary.ts');
    await saveDiary();
    setSaving(false);
  };
  const close = () => setOpen(null);
  return (
    <Card title={words.records}>
      <SettingList>
        <SettingButton
          icon={Download}
          label={transfer.exportDiary}
          hint={transfer.exportHint}
          busy={saving}
          onClick={() => void save()}
        />
        <SettingButton
          icon={Upload}
          label={transfer.importDiary}
          hint={transfer.importHint}
          leadsOn
          onClick={() => setOpen('import')}
        />
        <SettingButton icon={LogOut} label={shell.signOut} onClick={requestSignOut} />
        <SettingButton danger icon={Trash2} label={transfer.remove} leadsOn onClick={() => setOpen('delete')} />
      </SettingList>
      <LazyImport open={open === 'import'} onClose={close} today={today} />
      <LazyDelete open={open === 'delete'} onClose={close} />
    </Card>
  );
}
