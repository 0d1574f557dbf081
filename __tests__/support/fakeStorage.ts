import { IDBFactory } from 'fake-indexeddb';
import { deleteDB, openDB } from 'idb';
import { decompressText } from '@/lib/compressText';
import { type StoredRow } from '@/shared/fleet/storage/runDatabase';
import 'fake-indexeddb/auto';

/** The locks that the tabs of this test hold, by name. */
const held = new Map<string, symbol>();
const waiting: (() => void)[] = [];

/** Gives the page an empty IndexedDB and Web Locks, which jsdom lacks. */
export function installFakeStorage(): void {
  Object.assign(globalThis, { indexedDB: new IDBFactory() });
  endDocuments();
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: requestLock,
      query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    },
  });
}

/** A document that ends, for example by a reload, loses its locks. */
export function endDocuments(): void {
  held.clear();
  wake();
}

type LockCallback = (lock: { name: string } | null) => unknown;

async function requestLock(
  name: string,
  ...rest: [LockCallback] | [LockOptions, LockCallback]
): Promise<unknown> {
  const [options, callback] = rest.length === 2 ? rest : [{}, rest[0]];
  if (options.ifAvailable && held.has(name)) return callback(null);
  while (held.has(name)) await new Promise<void>((resolve) => void waiting.push(resolve));
  const holder = Symbol(name);
  held.set(name, holder);
  try {
    return await callback({ name });
  } finally {
    if (held.get(name) === holder) held.delete(name);
    wake();
  }
}

function wake(): void {
  for (const resolve of waiting.splice(0)) resolve();
}

/** The runs of a database; none if it is not there. */
export async function readDatabase(name: string): Promise<StoredRow[]> {
  const names = (await indexedDB.databases()).map((database) => database.name);
  if (!names.includes(name)) return [];
  const db = await openDB(name);
  if (!db.objectStoreNames.contains('runs')) {
    // It was removed meanwhile, and opening it has made an empty one.
    db.close();
    await deleteDB(name);
    return [];
  }
  const runs = (await db.getAll('runs')) as StoredRow[];
  db.close();
  return runs;
}

/** The JSON text that is stored of a run. */
export async function readContent({ content }: StoredRow): Promise<string> {
  return typeof content === 'string' ? content : decompressText(content);
}

export async function writeDatabase(name: string, run: object): Promise<void> {
  const db = await openDB(name);
  await db.put('runs', run);
  db.close();
}
