import LogOut from 'lucide-react/icons/log-out';
import { requestSignOut } from '../../../shell/sign-out-request.ts';
import { profile as words } from '../../../text/profile.ts';
import { shell } from '../../../text/shell.ts';
import { Card } from '../../../ui/card.tsx';
import { SettingButton, SettingList } from './setting-row.tsx';

/** What becomes of the diary: here, elsewhere, or nowhere any more. */
export function RecordsCard() {
  return (
    <Card title={words.records}>
      <SettingList>
        <SettingButton icon={LogOut} label={shell.signOut} onClick={requestSignOut} />
      </SettingList>
    </Card>
  );
}
