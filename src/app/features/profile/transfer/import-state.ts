import type { ImportFile, ImportRefusal } from '#device/transfer/import/import-file.ts';
import type { ImportPreview } from '#device/transfer/import/import-diary.ts';

// choose ─file→ reading ─ours→ preview ─start→ adding ─→ done
//   ↑              └─ not ours → choose, with the reason  ↑ also when it was stopped
//   └───────────────────── another file ─────────────────┘
/** Where an import stands. */
export type ImportState =
  | { is: 'choose'; refusal: ImportRefusal | 'not-read' | null }
  | { is: 'reading' }
  | { is: 'preview'; file: ImportFile; preview: ImportPreview }
  | { is: 'adding'; share: number }
  | { is: 'done'; added: number; stopped: boolean };
