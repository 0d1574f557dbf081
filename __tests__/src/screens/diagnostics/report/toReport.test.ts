import { type Agency } from '@/domain/entities/agency';
import { type Ticket } from '@/domain/entities/ticket';
import { toReportedCheck } from '@/screens/diagnostics/report/toReport';
import { evaluateAgency } from '@/shared/checks/agencyResults';
import { type CheckResult, INITIAL_CHECK_STATE } from '@/shared/checks/check';
import { buildCouponColumns } from '@/shared/checks/checkColumns';
import { CHECKS } from '@/shared/checks/checks';
import { createResultTable } from '@/shared/checks/resultTable';

const CREATED = '2026-03-08T19:05:09.000Z';

function report(result: CheckResult) {
  const [check] = CHECKS;
  if (!check) throw new Error('there is no check');
  return toReportedCheck(check, { ...INITIAL_CHECK_STATE, runStatus: 'done', result });
}

function expectCreated(text: string | undefined) {
  expect(text).toMatch(/^2026-03-\d\dT\d\d:\d\d:09[+-]\d\d:\d\d$/);
  expect(Date.parse(text ?? '')).toBe(Date.parse(CREATED));
}

it('has the times of tables with their UTC offset, amounts with the currency, and a dash for a missing value', () => {
  const coupon: Ticket = { id: 7, display_name: 'Snow Day', value: 125, created: CREATED, updated: null };
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
