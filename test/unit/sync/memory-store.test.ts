import { MemoryStore } from '#test/sim/server/memory-store.ts';
import { storeContract } from './store-contract.ts';

storeContract('memory', () => new MemoryStore());
