import { type RunQuery } from '@/shared/checks/check';
import { CHECKS } from '@/shared/checks/checks';

it('counts the feature sets of an agency that are enabled', async () => {
  const rows = [true, false, true].map((enabled, index) => ({ featureset_id: index, name: null, enabled }));
  const runQuery = (async () => ({ data: { rows, invalidRowCount: 0 } })) as unknown as RunQuery;
  const check = CHECKS.find(({ id }) => id === 'feature-sets');
  const result = await check?.run(runQuery, 'CBTA', { now: 0 } as never);
  expect(result?.evidence).toEqual({ counts: { total: 3, enabled: 2 } });
});
