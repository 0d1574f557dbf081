import { type Rollout } from '@/domain/rollout/rollout';
import { formatStoredRollout, formatStoredStep, parseStoredRollout } from '@/domain/rollout/storedRollout';
import { type ThunkStore } from '@/session/hooks';
import {
  hasValidMark,
  isMarkKept,
  readRolloutMarks,
  removeRolloutMark,
  writeRolloutMark,
} from '@/session/storage/rolloutMarks';
import { selectStorageOwner } from '@/shared/fleet/storage/selectStorage';
import { rolloutStorageAccessFinished } from '../rolloutSlice';
import { selectRollout } from '../rolloutState';
import { createRolloutDatabase } from './rolloutDatabase';
import { acquireRolloutLock, isRolloutLocked } from './rolloutLock';

interface StoredResult {
  /** As it is stored; null for none, and for an invalid one. */
  rollout: Rollout | null;
  /** Whether one is stored that has another version, or any part that is not valid. */
  isInvalid: boolean;
}

/** Reads and writes the rollout of one tab, one access after the other. */
export function createRolloutStorage({ dispatch, getState }: ThunkStore) {
  const owner = selectStorageOwner(getState());
  const { sessionId } = getState().session;
  const database = createRolloutDatabase();
  let release: (() => void) | null = null;
  /** The rollout in the storage. */
  let saved: Rollout | null = null;
  let lastAccess: Promise<unknown> = Promise.resolve();

  function enqueue<Result>(action: () => Promise<Result>): Promise<Result> {
    const access = lastAccess.then(action);
    lastAccess = access.catch(() => undefined);
    return access;
  }

  /** A save can end after the session: then the mark is for the operator's next one. */
  function mark(): boolean {
    const { session, configuration } = getState();
    const { keepInputMinutes: keepMinutes } = configuration;
    return writeRolloutMark(owner, { sessionId: session.sessionId, savedAt: Date.now(), keepMinutes });
  }

  function report(isStorageWorking: boolean): void {
    if (getState().rollout?.isStorageWorking !== isStorageWorking)
      dispatch(rolloutStorageAccessFinished(isStorageWorking));
  }

  /** Returns whether this tab has a rollout that is stored. */
  async function save(): Promise<boolean> {
    const rollout = selectRollout(getState());
    if (release === null || rollout === null) return false;
    if (rollout === saved) return true;
    const known = saved?.id === rollout.id ? saved.steps : null;
    const changed = [...rollout.steps.entries()].filter(([index, step]) => step !== known?.[index]);
    const contents = changed.map(([index, step]) => [index, formatStoredStep(rollout, step)] as const);
    const isStrict = changed.some(([, { status }]) => status === 'sending');
    await database.put(owner, {
      rollout: formatStoredRollout(rollout),
      steps: contents,
      removeFrom: known === null ? rollout.steps.length : null,
      isStrict,
    });
    saved = rollout;
    if (!mark()) throw new Error('the mark could not be written');
    return true;
  }

  async function read(): Promise<StoredResult> {
    const content = await database.get(owner);
    const rollout = content && parseStoredRollout(content.rollout, content.steps);
    return { rollout, isInvalid: content !== null && rollout === null };
  }

  async function remove(): Promise<void> {
    removeRolloutMark(owner);
    saved = null;
    try {
      await database.delete(owner);
    } finally {
      // Before that, another tab could store a rollout, which the delete would remove.
      releaseLock();
    }
  }

  function releaseLock(): void {
    release?.();
    release = null;
  }

  return {
    owner,
    /** Acquires the lock of the operator's rollout, after a removal has released it; false when another tab has it. */
    acquireLock: (): Promise<boolean> =>
      enqueue(async () => {
        release ??= await acquireRolloutLock(owner);
        return release !== null;
      }),
    /** Another tab, which may be able to read the stored rollout, can acquire the lock, unless this tab has one. */
    releaseUnusedLock: (): void => {
      if (!selectRollout(getState())) releaseLock();
    },
    /**
     * Writes what has changed. When that is not possible, the rollout goes on, and the slice says that it is not kept.
     * Returns whether this tab has a rollout that is stored.
     */
    flush: (): Promise<boolean> =>
      enqueue(save).then(
        (isStored) => {
          if (isStored) report(true);
          return isStored;
        },
        () => {
          // An older state of it must not come back.
          removeRolloutMark(owner);
          saved = null;
          report(false);
          return false;
        },
      ),
    /** Whether the session has ended whose rollout this is. */
    isSessionOver: (): boolean => getState().session.sessionId !== sessionId,
    /** Whether this tab has the lock. */
    hasLock: (): boolean => release !== null,
    /** Whether another tab has the lock. */
    isLocked: async (): Promise<boolean> => (await isRolloutLocked(owner)) && release === null,
    /** Rejects when the storage cannot be read. */
    read: (): Promise<StoredResult> => enqueue(read),
    /** Whether the stored rollout may be shown to this session. */
    isValid: (): boolean => hasValidMark(owner, sessionId),
    remove: (): Promise<void> => enqueue(remove).catch(() => undefined),
    /** The same operator's next session gets it, for a limited time, unless the storage has only an older state of it. */
    endSession: (): void => {
      if (saved !== null) mark();
      releaseLock();
    },
    /** Removes the rollouts whose time is over, of all operators. */
    removeOld: (): Promise<void> =>
      enqueue(async () => {
        const marks = readRolloutMarks();
        const { idleMinutes } = getState().configuration;
        for (const other of new Set([...(await database.listOwners()), ...marks.keys()])) {
          const stored = marks.get(other);
          if (stored && (stored.sessionId === sessionId || isMarkKept(stored, idleMinutes))) continue;
          if (await isRolloutLocked(other)) continue;
          removeRolloutMark(other);
          await database.delete(other);
        }
      }).catch(() => undefined),
  };
}

export type RolloutStorage = ReturnType<typeof createRolloutStorage>;
