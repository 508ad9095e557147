import { readOwnFile } from './read-own-file.ts';
import { LARGEST_IMPORT_BYTES, type ImportReading } from './import-file.ts';
import { readAppleHealth } from './foreign/formats/apple-health.ts';
import { Gathering } from './foreign/gathering.ts';
import { openZip } from './foreign/open-zip.ts';
import { contentOf, encodingOf, headOf, wholeText } from './foreign/read-bytes.ts';
import { BadFile, type Answers, type Part, type Question, type TitleWords } from './foreign/reading.ts';
import { readTable, tableOf } from './foreign/formats/read-table.ts';
import { readYazio } from './foreign/formats/yazio-days.ts';

/** What the reading of a file goes by. */
export interface ReadingTask {
  answers: Answers;
  words: TitleWords;
  /** How much of the file was read, 0 to 1; it may be read more than once. */
  onProgress: (share: number) => void;
}

/** Shares of progress are told this often and no more. */
const STEPS = 200;

/**
 * Reads a chosen file by its content: our own, another app's, or an archive of either. Never rejects because of what is in it.
 */
export async function readChosenFile(blob: Blob, task: ReadingTask): Promise<ImportReading> {
  try {
    return await readWhole(blob, task);
  } catch (error) {
    if (error instanceof BadFile) return { is: 'refused', code: error.fault };
    throw error;
  }
}

async function readWhole(blob: Blob, task: ReadingTask): Promise<ImportReading> {
  const progress = countBytes(blob.size, task.onProgress);
  const whole: Part = { bytes: blob.size, open: () => blob.stream() };
  const content = contentOf(await headOf(whole));
  if (content === 'empty' || content === 'empty-zip' || content === 'html') throw new BadFile(content);
  if (content === 'binary') throw new BadFile('unknown');
  const isArchive = content === 'zip';
  const parts = isArchive ? await openZip(blob) : [whole];
  const gathering = new Gathering(task.words);
  const reader = new PartsReader(gathering, task.answers, isArchive);
  for (const part of parts) {
    await reader.read(progress.watched(part));
    progress.passed(part);
  }
  return reader.end();
}

/** Reads the parts of a file one after the other; JSON waits for the others, since it may lie in several. */
class PartsReader {
  private readonly gathering: Gathering;
  private readonly answers: Answers;
  /** What an archive holds beside a diary is passed over; a file alone must be one. */
  private readonly isArchive: boolean;
  private readonly questions = new Map<string, Question>();
  private readonly documents: unknown[] = [];
  private isKnown = false;
  private own: ImportReading | null = null;
  private jsonBytes = 0;

  constructor(gathering: Gathering, answers: Answers, isArchive: boolean) {
    this.gathering = gathering;
    this.answers = answers;
    this.isArchive = isArchive;
  }

  async read(part: Part): Promise<void> {
    const head = await headOf(part);
    const content = contentOf(head);
    if (content === 'xml') this.isKnown = (await readAppleHealth(part, this.gathering)) || this.isKnown;
    else if (content === 'json') await this.readJson(part);
    else if (content === 'text') await this.readText(part, head);
  }

  end(): ImportReading {
    if (this.own) return this.own;
    if (this.documents.length > 0 && readYazio(this.documents, this.gathering)) this.isKnown = true;
    if (!this.isKnown) throw new BadFile('unknown');
    const questions = [...this.questions.values()];
    if (questions.length > 0) return { is: 'asks', questions };
    const { file, left } = this.gathering.finish();
    return { is: 'read', file, sources: [...this.gathering.sources], left, isCut: this.gathering.isCut };
  }

  private async readText(part: Part, head: Uint8Array): Promise<void> {
    const text = new TextDecoder(encodingOf(head) ?? 'utf-8').decode(head, { stream: true });
    const header = tableOf(text);
    if (!header) return;
    this.isKnown = true;
    const questions = await readTable(part, header, this.answers, this.gathering);
    for (const question of questions)
      if (!this.questions.has(question.about)) this.questions.set(question.about, question);
  }

  private async readJson(part: Part): Promise<void> {
    const text = await wholeText(part, LARGEST_IMPORT_BYTES - this.jsonBytes);
    this.jsonBytes += text.length;
    const json = parsed(text);
    if (json === undefined) {
      if (!this.isArchive) throw new BadFile('damaged');
      return;
    }
    const own = readOwnFile(json);
    if (own) this.own ??= own;
    else this.documents.push(json);
  }
}

/** Undefined where the text is no JSON, or nests deeper than the engine can follow. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Counts what is read of the file, over all its parts; heads and second readings count only once. */
function countBytes(total: number, tell: (share: number) => void) {
  let passed = 0;
  let told = -1;
  const tellShare = (bytes: number) => {
    const step = Math.floor(Math.min(1, bytes / Math.max(1, total)) * STEPS);
    if (step <= told) return;
    told = step;
    tell(step / STEPS);
  };
  return {
    watched: (part: Part): Part => ({
      ...part,
      open: () => {
        let bytes = 0;
        const count = new TransformStream<Uint8Array, Uint8Array>({
          transform(chunk, controller) {
            bytes += chunk.length;
            // What comes out of an archive is more than what lies in it.
            tellShare(passed + Math.min(bytes, part.bytes));
            controller.enqueue(chunk);
          },
        });
        return part.open().pipeThrough(count);
      },
    }),
    passed: (part: Part) => {
      passed += part.bytes;
      tellShare(passed);
    },
  };
}
