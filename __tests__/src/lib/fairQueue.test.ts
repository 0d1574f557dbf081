import { createFairQueue } from '@/lib/fairQueue';

/** Lets promises that are settled go on. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

function bench(places: number) {
  const queue = createFairQueue(places);
  const admitted: string[] = [];
  const releases = new Map<string, () => void>();
  const enter = (name: string, signal = new AbortController().signal) =>
    queue.acquire(name.charAt(0), signal).then(
      (release) => {
        admitted.push(name);
        releases.set(name, release);
      },
      () => undefined,
    );
  const release = async (name: string) => {
    releases.get(name)?.();
    await settled();
  };
  return { enter, release, admitted, sweep: queue.rejectAborted };
}

it('gives out its places, and the next one when one is given back', async () => {
  const { enter, release, admitted } = bench(2);
  for (const name of ['a1', 'b1', 'c1', 'd1']) void enter(name);
  await settled();
  expect(admitted).toEqual(['a1', 'b1']);
  await release('b1');
  expect(admitted).toEqual(['a1', 'b1', 'c1']);
  await release('b1');
  expect(admitted).toHaveLength(3);
});

it('lets in who holds the fewest: a long list keeps nobody out', async () => {
  const { enter, release, admitted } = bench(2);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) void enter(name);
  await settled();
  expect(admitted).toEqual(['a1', 'a2']);
  await release('a1');
  expect(admitted.at(-1)).toBe('b1');
  await release('a2');
  expect(admitted.at(-1)).toBe('a3');
  await release('b1');
  expect(admitted.at(-1)).toBe('c1');
  await release('c1');
  expect(admitted.at(-1)).toBe('a4');
});

it('sends away who gave up, waiting or not yet', async () => {
  const { enter, release, admitted, sweep } = bench(1);
  const leaving = new AbortController();
  void enter('a1');
  const waiting = enter('b1', leaving.signal);
  void enter('c1');
  leaving.abort();
  sweep();
  await waiting;
  await enter('d1', leaving.signal);
  await release('a1');
  expect(admitted).toEqual(['a1', 'c1']);
});
