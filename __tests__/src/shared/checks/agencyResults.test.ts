import { agencySchema } from '@/domain/entities/agency';
import { type HealthCell } from '@/domain/fleet/fleetRun';
import { evaluateReadiness } from '@/domain/fleet/readiness';
import { evaluateAgency, evaluateMailSettings } from '@/shared/checks/agencyResults';

it.each([
  ['agency@example.com', 'done', 'Configured.'],
  [null, 'missing', 'The settings have no sender.'],
  ['', 'missing', 'The settings have no sender.'],
])('mail settings with the sender %j are %s', (sender, status, evidence) => {
  const result = evaluateMailSettings({ id: 1, agency_id: 2, sender, reply_to: null });
  expect(result.status).toBe('ok');
  // A run keeps no private fact.
  const cell = { ...result, facts: {} } as unknown as HealthCell;
  expect(evaluateReadiness({ 'email-settings': cell }).mail).toEqual({ status, evidence });
});

it('takes the empty texts of a record for missing ones', () => {
  const agency = agencySchema.cast(
    { id: 1, abbreviation: 'AAT', databasename: '', databaseName: '', database_status: '' },
    { assert: false },
  ) as Parameters<ReturnType<typeof evaluateAgency>>[0];
  const result = evaluateAgency('AAT')(agency);
  expect(result).toMatchObject({ status: 'ok', messages: [] });
  const cell = { ...result, facts: {} } as unknown as HealthCell;
  expect(evaluateReadiness({ 'agency-info': cell })).toMatchObject({
    'database-names': { status: 'missing', evidence: 'The record has no name of the database.' },
    'database-status': { status: 'missing', evidence: 'Its status is —.' },
  });
});
