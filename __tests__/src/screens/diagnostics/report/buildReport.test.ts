import { type Agency } from '@/domain/entities/agency';
import { type Coupon } from '@/domain/entities/coupon';
import { toReportedCheck } from '@/screens/diagnostics/report/buildReport';
import { evaluateAgency } from '@/shared/checks/agencyResults';
import { type CheckResult, type CheckState, INITIAL_CHECK_STATE } from '@/shared/checks/check';
import { buildCouponColumns } from '@/shared/checks/checkColumns';
import { CHECKS } from '@/shared/checks/checks';
import { createResultTable } from '@/shared/checks/resultTable';

const CREATED = '2026-03-08T19:05:09.000Z';

function report(result: CheckResult, state: Partial<CheckState> = {}) {
  const [check] = CHECKS;
  if (!check) throw new Error('there is no check');
  return toReportedCheck(check, { ...INITIAL_CHECK_STATE, runStatus: 'done', result, ...state });
}

function expectCreated(text: string | undefined) {
  expect(text).toMatch(/^2026-03-\d\dT\d\d:\d\d:09[+-]\d\d:\d\d$/);
  expect(Date.parse(text ?? '')).toBe(Date.parse(CREATED));
}

it('has the times of tables with their UTC offset, amounts with the currency, and a dash for a missing value', () => {
  const coupon: Coupon = { id: 7, display_name: 'Snow Day', value: 125, created: CREATED, updated: null };
  const table = createResultTable(buildCouponColumns('USD'), [coupon]);
  const { columns, rows } = report({ status: 'ok', messages: [], table }).table ?? {};
  expect(columns).toEqual(['ID', 'Display Name', 'Value (USD)', 'Created', 'Updated']);
  const [id, name, value, created, updated] = rows?.[0] ?? [];
  expect([id, name, value, updated]).toEqual(['7', 'Snow Day', '1.25', '—']);
  expectCreated(created);
});

it('has the time of a fact with its UTC offset', () => {
  const agency = { id: 7, abbreviation: 'CBTA', created: CREATED, database_status: null } as Agency;
  const { facts } = report(evaluateAgency('CBTA')(agency));
  expect(facts.ID).toBe('7');
  expectCreated(facts.Created);
  const withoutTime = report(evaluateAgency('CBTA')({ ...agency, created: null }));
  expect(withoutTime.facts.Created).toBe('—');
});

it('has whole milliseconds, the hosts, the changes, and of a failure no code that is a sentence', () => {
  const ok: CheckResult = { status: 'ok', messages: [] };
  expect(report(ok)).toMatchObject({
    durationMs: null,
    isOfEarlierRun: false,
    calls: [],
    changesSince: null,
  });
  const call = { method: 'GET', path: '/a', startedAt: CREATED, durationMs: 2.6, serverMessages: [] };
  const failure = { kind: 'status', status: 400 } as const;
  const reported = report(ok, {
    durationMs: 2.4,
    calls: [
      { ...call, host: 'publicInfo', failure: { ...failure, code: 'Ann Smith is not allowed' } },
      { ...call, host: 'platform', failure: { ...failure, code: 'a_code' } },
    ] as unknown as CheckState['calls'],
    changes: ['was failed, now ok'],
    previousRunAt: CREATED,
  });
  expect(reported).toMatchObject({
    durationMs: 2,
    changesSince: { time: CREATED, changes: ['was failed, now ok'] },
  });
  expect(reported.calls).toEqual([
    { method: 'GET', path: '/a', host: 'public-info host', at: CREATED, durationMs: 3, failure },
    {
      method: 'GET',
      path: '/a',
      host: 'platform',
      at: CREATED,
      durationMs: 3,
      failure: { ...failure, code: 'a_code' },
    },
  ]);
});
