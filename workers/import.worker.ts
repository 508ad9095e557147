import { expose } from 'comlink';
import { readChosenFile, type ReadingTask } from '#device/transfer/import/read-chosen-file.ts';

const service = {
  /** Reads a chosen file; `onProgress` is a proxy into the page. */
  read: (file: Blob, task: Omit<ReadingTask, 'onProgress'>, onProgress: ReadingTask['onProgress']) =>
    readChosenFile(file, { ...task, onProgress }),
};
export type ImportService = typeof service;

expose(service);
