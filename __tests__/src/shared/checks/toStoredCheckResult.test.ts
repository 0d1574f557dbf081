import { type Agency } from '@/domain/entities/agency';
import { evaluateAgency } from '@/shared/checks/agencyResults';
import { buildStoredCheckResult } from '@/shared/checks/toStoredCheckResult';

it.each([
  ['2026-03-08T19:05:09.000Z', '2026-03-08T19:05:09.000Z'],
  ['2026-03-08 19:05:09', '2026-03-08 19:05:09'],
  [null, '—'],
  ['7', '—'],
])('stores the creation time %j without the zone of the browser', (created, stored) => {
  const agency = { id: 2019, abbreviation: 'CBTA', created, database_status: null } as Agency;
  const result = evaluateAgency('CBTA')(agency);
  const { facts } = buildStoredCheckResult({ result, ranAt: '2026-03-09T00:00:00.000Z' });
  expect(facts).toMatchObject({ ID: '2019', Created: stored });
});
