import { exportRun } from '@/screens/fleet/health/exportRun';
import { type HealthTable } from '@/screens/fleet/health/healthTable';
import { captureDownloads } from '@tests/support/downloads';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const TABLE: HealthTable = { sumTitle: 'OK', changeLabel: 'changed', columns: [], statuses: [], rows: [] };

it.each([
  [1, 1, 'Asked: 1 of 1 agency'],
  [1234, 1000, 'Asked: 1,000 of 1,234 agencies'],
])('says in its text how many of %d agencies were asked', async (agencyCount, doneCount, line) => {
  const run = createStoppedRun(agencyCount, doneCount);
  const downloads = captureDownloads();
  exportRun({ run, table: TABLE, isReadiness: false, portalVersion: '1.0.0' }, 'text');
  expect((await downloads[0]?.text())?.split('\n')).toContain(line);
});
