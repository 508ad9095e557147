import HardDrive from 'lucide-react/icons/hard-drive';
import { useEffect, useState } from 'react';
import { keepStorage, storageUse, type StorageUse } from '#device/platform/persistence.ts';
import { formatNumber } from '#app/format/number.ts';
import { profile as words } from '#app/text/account/profile.ts';
import { showToast } from '#app/ui/toast/toast.ts';
import { SettingButton, SettingFact } from './setting-row.tsx';

/** How much lies on this device, and whether the browser may take it away. */
export function StorageRow() {
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
