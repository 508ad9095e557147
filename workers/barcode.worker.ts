import { expose } from 'comlink';
import { barcodeService } from './barcode/barcode-service.ts';

expose(barcodeService(new URLSearchParams(self.location.search).has('wasm')));
