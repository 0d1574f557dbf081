import { APPLICATIONS_CHECK } from '@/domain/fleet/readinessLines';
import { type RunQuery } from '@/shared/checks/check';
import { READINESS_CHECKS } from '@/shared/fleet/readinessChecks';

const READ = { rows: [{ name: 'pay', version: '1.0.0', platform: 'ios' }], invalidRowCount: 0 };
const FEATURE = { name: 'pay_wallet', startDate: '20260307T000000', endDate: '2099-12-31' };

it.each([
  ['failed', 'no application, and one that cannot be read', { rows: [], invalidRowCount: 1 }, READ],
  ['ok', 'a feature, and one that cannot be read', READ, { rows: [FEATURE], invalidRowCount: 1 }],
  ['failed', 'no feature, and one that cannot be read', READ, { rows: [], invalidRowCount: 1 }],
])('is %s for %s', async (status, _case, applications, features) => {
  const check = READINESS_CHECKS.find(({ id }) => id === APPLICATIONS_CHECK);
  const runQuery = (async ({ name }: { name: string }) => ({
    data: name === 'listApplications' ? applications : features,
  })) as unknown as RunQuery;
  const context = { currency: 'USD', now: 0 } as const;
  expect(await check?.run(runQuery, 'CBTA', context)).toMatchObject({ status });
});
