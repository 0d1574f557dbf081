import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { ROLLOUT_DATABASE } from '@/session/storage/rolloutMarks';

/** Increase it when the stores change; the format of a rollout has its own version (`storedRollout.ts`). */
const DATABASE_VERSION = 1;

/** JSON texts. Each step is one record, so that a change of an agency writes only its step. */
interface Schema extends DBSchema {
  rollouts: { key: string; value: { owner: string; content: string } };
  steps: { key: [string, number]; value: { owner: string; index: number; content: string } };
}

interface StoredContent {
  rollout: string;
  /** In their order. */
  steps: readonly string[];
}

interface ChangedContent {
  rollout: string;
  /** The steps that have changed, by their positions. */
  steps: Iterable<readonly [index: number, content: string]>;
  /** The position from which on steps of an earlier rollout are removed; null when there are none. */
  removeFrom: number | null;
  /** Whether it must be there also after a crash of the computer. */
  isStrict: boolean;
}

const rangeOf = (owner: string, from = 0) => IDBKeyRange.bound([owner, from], [owner, Infinity]);

/** The connection stays open, because a rollout writes twice for each agency. It is opened with the first access. */
export function createRolloutDatabase() {
  let connection: Promise<IDBPDatabase<Schema>> | null = null;

  function open(): Promise<IDBPDatabase<Schema>> {
    const forget = () => {
      connection = null;
    };
    connection ??= openDB<Schema>(ROLLOUT_DATABASE, DATABASE_VERSION, {
      upgrade: (db) => {
        db.createObjectStore('rollouts', { keyPath: 'owner' });
        db.createObjectStore('steps', { keyPath: ['owner', 'index'] });
      },
      // Another page removes the database.
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return connection;
  }

  return {
    put: async (owner: string, { rollout, steps, removeFrom, isStrict }: ChangedContent): Promise<void> => {
      const transaction = (await open()).transaction(['rollouts', 'steps'], 'readwrite', {
        durability: isStrict ? 'strict' : 'default',
      });
      const stepStore = transaction.objectStore('steps');
      await Promise.all([
        transaction.objectStore('rollouts').put({ owner, content: rollout }),
        removeFrom !== null && stepStore.delete(rangeOf(owner, removeFrom)),
        ...Array.from(steps, ([index, content]) => stepStore.put({ owner, index, content })),
        transaction.done,
      ]);
    },
    /** Null when there is none. */
    get: async (owner: string): Promise<StoredContent | null> => {
      const transaction = (await open()).transaction(['rollouts', 'steps']);
      const [stored, steps] = await Promise.all([
        transaction.objectStore('rollouts').get(owner),
        transaction.objectStore('steps').getAll(rangeOf(owner)),
        transaction.done,
      ]);
      return stored ? { rollout: stored.content, steps: steps.map(({ content }) => content) } : null;
    },
    listOwners: async (): Promise<readonly string[]> => {
      const transaction = (await open()).transaction('rollouts');
      const [owners] = await Promise.all([transaction.store.getAllKeys(), transaction.done]);
      return owners;
    },
    delete: async (owner: string): Promise<void> => {
      const transaction = (await open()).transaction(['rollouts', 'steps'], 'readwrite');
      await Promise.all([
        transaction.objectStore('rollouts').delete(owner),
        transaction.objectStore('steps').delete(rangeOf(owner)),
        transaction.done,
      ]);
    },
  };
}
