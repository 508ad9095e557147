/** What the file of a whole diary is called: lukma-2026-11-20.json. */
export const diaryFileName = (day: string): string => `lukma-${day}.json`;
