import { readRiders } from '@/shared/fleet/readRiders';

const FAILURE = { kind: 'timeout' } as const;
const RIDER = { user_id: 1 };

/** Searches in an agency with these results by term. */
function search(results: Record<string, object>) {
  const createRunQuery =
    () =>
    async (_endpoint: unknown, { term }: { term: string }) =>
      results[term];
  const task = { terms: Object.keys(results) };
  return readRiders({ abbreviation: 'CBTA' } as never, task, { createRunQuery } as never);
}

it('has the riders of each term, and says which have more or could not be read', async () => {
  const found = await search({
    a: { data: { rows: [RIDER], next: '/next', invalidRowCount: 2 } },
    b: { data: { rows: [], next: null, invalidRowCount: 0 } },
    c: { error: FAILURE },
  });
  const nothing = { riders: [], hasMore: false, unreadableCount: 0, message: null };
  expect(found).toEqual({
    data: {
      results: [
        { term: 'a', riders: [RIDER], hasMore: true, unreadableCount: 2, message: null },
        { ...nothing, term: 'b' },
        { ...nothing, term: 'c', message: expect.stringMatching(/\S/) as string },
      ],
    },
  });
});

it('has failed when no term could be searched', async () => {
  expect(await search({ a: { error: FAILURE }, b: { error: FAILURE } })).toEqual({ error: FAILURE });
});
