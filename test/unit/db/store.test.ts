import 'fake-indexeddb/auto';
import { v7 } from 'uuid';
import { DiaryDatabase } from '../../../src/db/schema.ts';
import { DexieStore } from '../../../src/db/store.ts';
import { storeContract } from '../sync/store-contract.ts';

storeContract('Dexie', () => new DexieStore(new DiaryDatabase(v7())));
