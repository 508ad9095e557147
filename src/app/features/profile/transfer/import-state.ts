import type { ImportFile, ImportRefusal } from '../../../../db/import/import-file.ts';
import type { ImportCounts } from '../../../../db/import/plan-import.ts';

// choose ─file→ reading ─ours→ preview ─start→ adding ─→ done
//   ↑              └─ not ours → choose, with the reason  ↑ also when it was stopped
//   └───────────────────── another file ─────────────────┘
/** Where an import stands. */
export type ImportState =
  | { is: 'choose'; refusal: ImportRefusal | 'not-read' | null }
  | { is: 'reading' }
  | { is: 'preview'; file: ImportFile; counts: ImportCounts }
  | { is: 'adding'; share: number }
  | { is: 'done'; added: number; stopped: boolean };
