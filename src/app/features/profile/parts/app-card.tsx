import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CloudUpload from 'lucide-react/icons/cloud-upload';
import HardDrive from 'lucide-react/icons/hard-drive';
import { useEffect, useState } from 'react';
import { useSyncStatus } from '#device/jobs/use-sync-status.ts';
import { keepStorage, storageUse, type StorageUse } from '#device/platform/persistence.ts';
import { formatNumber } from '#app/format/number.ts';
import { InstallEntry } from '#app/parts/install/install-entry.tsx';
import { setTheme, useTheme, type Theme } from '#app/parts/page/theme.ts';
import { outbox } from '#app/text/diary/outbox.ts';
import { profile as words } from '#app/text/account/profile.ts';
import { shell } from '#app/text/shell/shell.ts';
import { Card } from '#app/ui/layout/card.tsx';
import { Segmented } from '#app/ui/choice/segmented.tsx';
import { showToast } from '#app/ui/toast/toast.ts';
import { SettingFact, SettingLink, SettingList, SettingButton } from './setting-row.tsx';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** Colours, what waits, room on the device, version. */
export function AppCard() {
  const theme = useTheme();
  const status = useSyncStatus();
  const left = status && status.waiting + status.refused;
  return (
    <Card title={words.app}>
      <Segmented
        legend={words.theme}
        value={theme}
        onChoose={setTheme}
        choices={THEMES.map((value) => ({ value, label: shell.themes[value] }))}
      />
      <SettingList>
        <li>
          <InstallEntry className="setting" />
        </li>
        <SettingLink
          to="/outbox"
          icon={CloudUpload}
          label={shell.outbox}
          hint={left === 0 ? outbox.empty : undefined}
          value={left ? formatNumber(left) : undefined}
        />
        <StorageRow />
        <SettingLink to="/help" icon={CircleHelp} label={shell.help} />
        <SettingFact label={words.version} value={__APP_VERSION__} />
      </SettingList>
    </Card>
  );
}

/** How much lies on this device, and whether the browser may take it away. */
function StorageRow() {
  const [use, setUse] = useState<StorageUse>();
  useEffect(() => {
    let here = true;
    void storageUse().then((found) => here && setUse(found));
    return () => {
      here = false;
    };
  }, []);
  const about = {
    icon: HardDrive,
    label: words.storage,
    value:
      use?.usedBytes == null ? undefined : words.megabytes(formatNumber(use.usedBytes / 1_000_000, { decimals: 1 })),
  };
  if (!use || use.isPersisted === null) return <SettingFact {...about} hint={use && words.storageUnknown} />;
  if (use.isPersisted) return <SettingFact {...about} hint={words.persisted} />;
  const keep = async () => {
    const isPersisted = await keepStorage();
    setUse({ ...use, isPersisted });
    showToast({ text: isPersisted ? words.nowPersisted : words.persistRefused });
  };
  return <SettingButton {...about} hint={words.notPersisted} onClick={() => void keep()} />;
}
