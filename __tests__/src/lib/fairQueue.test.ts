import { createFairQueue } from '@/lib/fairQueue';

/** Waits until the callbacks of settled promises have run. */
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** A queue whose entries have names; the first letter of a name is its owner. */
function createQueueFixture(slots: number) {
  const queue = createFairQueue(slots);
  const acquired: string[] = [];
  const releases = new Map<string, () => void>();
  const acquire = (name: string, signal = new AbortController().signal) =>
    queue.acquire(name.charAt(0), signal).then(
      (release) => {
        acquired.push(name);
        releases.set(name, release);
      },
      () => undefined,
    );
  const release = async (name: string) => {
    releases.get(name)?.();
    await flushPromises();
  };
  return { acquire, release, acquired, rejectAborted: queue.rejectAborted };
}

it('grants its slots in order, and the next slot when one is released', async () => {
  const { acquire, release, acquired } = createQueueFixture(2);
  for (const name of ['a1', 'b1', 'c1', 'd1']) void acquire(name);
  await flushPromises();
  expect(acquired).toEqual(['a1', 'b1']);
  await release('b1');
  expect(acquired).toEqual(['a1', 'b1', 'c1']);
  // A second release of the same slot has no effect.
  await release('b1');
  expect(acquired).toHaveLength(3);
});

it('prefers the owner with the fewest slots, so that a long list does not block the other owners', async () => {
  const { acquire, release, acquired } = createQueueFixture(2);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void acquire(name);
  await flushPromises();
  expect(acquired).toEqual(['a1', 'a2']);
  await release('a1');
  expect(acquired.at(-1)).toBe('b1');
  await release('a2');
  expect(acquired.at(-1)).toBe('a3');
  await release('b1');
  expect(acquired.at(-1)).toBe('c1');
  await release('c1');
  expect(acquired.at(-1)).toBe('a4');
});

it('rejects an aborted request for a slot, whether it is waiting or new', async () => {
  const { acquire, release, acquired, rejectAborted } = createQueueFixture(1);
  const abortController = new AbortController();
  void acquire('a1');
  const waiting = acquire('b1', abortController.signal);
  void acquire('c1');
  abortController.abort();
  rejectAborted();
  await waiting;
  await acquire('d1', abortController.signal);
  await release('a1');
  expect(acquired).toEqual(['a1', 'c1']);
});
