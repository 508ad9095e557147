/** Which changes of the account this device has told of. They are this person's: a sign-out clears them. */
const KEY = 'told_changes';

const told = (): string[] => {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
};

export const isToldChange = (id: string): boolean => told().includes(id);

/** Notes that the person has been told; the last twenty are enough. */
export function noteToldChange(id: string): void {
  try {
    localStorage.setItem(KEY, [...told(), id].slice(-20).join(' '));
  } catch {
    // Told once more at the next start.
  }
}
