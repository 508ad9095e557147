import { transfer, wrap, type Remote } from 'comlink';
import type { BarcodeService } from './barcode-service.ts';

/** The page's side of the barcode worker: it starts with the first question. */
export interface BarcodeWorker extends BarcodeService {
  /** Gives its memory back; what is under way never settles. Another question starts it anew. */
  stop(): void;
}

/** The client of the barcode worker. */
export function createBarcodeWorker(startWorker: () => Worker): BarcodeWorker {
  let running: { worker: Worker; service: Remote<BarcodeService> } | undefined;
  const ask = (): Remote<BarcodeService> => {
    if (!running) {
      const worker = startWorker();
      running = { worker, service: wrap<BarcodeService>(worker) };
    }
    return running.service;
  };
  return {
    readFrame: async (frame) => ask().readFrame(transfer(frame, [frame])),
    readPicture: async (file) => ask().readPicture(file),
    findInSlice: async (barcode) => ask().findInSlice(barcode),
    stop() {
      running?.worker.terminate();
      running = undefined;
    },
  };
}
