import { expose } from 'comlink';
import { readImportFile } from '#device/transfer/import/read-import.ts';

const service = { read: readImportFile };
export type ImportService = typeof service;

expose(service);
