import { MemoryStore } from '../../sim/memory-store.ts';
import { storeContract } from './store-contract.ts';

storeContract('memory', () => new MemoryStore());
