import { type Agency, agencySchema } from '@/domain/entities/agency';
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

/** Without the name of its database and its status. */
const AGENCY = agencySchema.cast(
  { id: 1, abbreviation: 'AAT', databasename: '', databaseName: '', database_status: '' },
  { assert: false },
) as Agency;

it('takes the empty texts of a record for missing ones', () => {
  const result = evaluateAgency('AAT')(AGENCY);
  expect(result).toMatchObject({ status: 'ok', messages: [] });
  const cell = { ...result, facts: {} } as unknown as HealthCell;
  expect(evaluateReadiness({ 'agency-info': cell })).toMatchObject({
    'database-names': { status: 'missing', evidence: 'The record has no name of the database.' },
    'database-status': { status: 'missing', evidence: 'Its status is —.' },
  });
});

it('names the database of a record in both of its spellings', () => {
  const agency = { ...AGENCY, databasename: 'aat', databaseName: 'AAT_2' };
  expect(evaluateAgency('AAT')(agency).evidence?.names?.databases).toEqual(['aat', 'AAT_2']);
});
