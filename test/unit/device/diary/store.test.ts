import 'fake-indexeddb/auto';
import { v7 } from 'uuid';
import { DiaryDatabase } from '#device/diary/schema.ts';
import { DexieStore } from '#device/diary/store.ts';
import { storeContract } from '#test/unit/sync/store-contract.ts';

storeContract('Dexie', () => new DexieStore(new DiaryDatabase(v7())));
