import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { decompressText } from '@/lib/compressText';
import { type StoredRun } from '@/shared/fleet/keeping/runDatabase';
import 'fake-indexeddb/auto';

/** The names of the locks that the tabs of this test hold. */
const held = new Set<string>();

/** Gives the page an empty IndexedDB and Web Locks, which jsdom lacks. */
export function installFakeKeeping(): void {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  held.clear();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, callback: () => Promise<void>) => {
        held.add(name);
        return callback();
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    },
  });
}

/** A document that ends, for example by a reload, loses its locks. */
export function endDocuments(): void {
  held.clear();
}

/** The runs of a database; none if it is not there. */
export async function readDatabase(name: string): Promise<StoredRun[]> {
  const names = (await indexedDB.databases()).map((database) => database.name);
  if (!names.includes(name)) return [];
  const db = await openDB(name);
  if (!db.objectStoreNames.contains('runs')) {
    // It was removed meanwhile, and opening it has made an empty one.
    db.close();
    await deleteDB(name);
    return [];
  }
  const runs = (await db.getAll('runs')) as StoredRun[];
  db.close();
  return runs;
}

/** The JSON text that is stored of a run. */
export async function readContent({ content }: StoredRun): Promise<string> {
  return typeof content === 'string' ? content : decompressText(content);
}

export async function writeDatabase(name: string, run: object): Promise<void> {
  const db = await openDB(name);
  await db.put('runs', run);
  db.close();
}
