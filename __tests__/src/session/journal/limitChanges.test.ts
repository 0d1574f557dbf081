import { limitChanges } from '@/session/journal/limitChanges';
import { createChange } from '@tests/support/journalFixture';

const checked = (id: string) => createChange({ id });
const toCheck = (id: string) => createChange({ id, outcome: 'unknown' });
const partly = (id: string) => createChange({ id, outcome: 'partly' });
const run = (id: string) => createChange({ id, object: { kind: 'fleetRun', runId: id, tab: 'health' } });

it.each([
  ['nothing while there is room', [toCheck('a'), checked('b'), checked('c')], 'abc', 0],
  ['the oldest one', [checked('a'), checked('b'), checked('c'), checked('d')], 'bcd', 1],
  ['no older one that is to check', [toCheck('a'), partly('b'), checked('c'), checked('d')], 'abd', 1],
  ['the oldest one if all are to check', [toCheck('a'), toCheck('b'), partly('c'), toCheck('d')], 'bcd', 1],
  [
    'a run of Fleet without counting it',
    [run('a'), checked('b'), checked('c'), checked('d'), checked('e')],
    'cde',
    1,
  ],
])('drops %s', (_case, changes, keptIds, droppedCount) => {
  const limited = limitChanges({ changes, droppedCount: 0 }, 3);
  expect(limited.changes.map(({ id }) => id).join('')).toBe(keptIds);
  expect(limited.droppedCount).toBe(droppedCount);
});
