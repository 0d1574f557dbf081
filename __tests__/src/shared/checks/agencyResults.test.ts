import { type HealthCell } from '@/domain/fleet/fleetRun';
import { evaluateReadiness } from '@/domain/fleet/readiness';
import { evaluateMailSettings } from '@/shared/checks/agencyResults';

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
