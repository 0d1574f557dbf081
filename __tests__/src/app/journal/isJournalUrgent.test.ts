import { isJournalUrgent } from '@/app/journal/isJournalUrgent';
import { type Change } from '@/domain/changes/change';
import { EMPTY_JOURNAL } from '@/session/journal/journalState';

const changeOf = (change: Partial<Change>) => ({ reason: '', ...change }) as Change;
const ofRollout = changeOf({ rollout: 'Rollout of daily_cap, 1 of 2' });

it.each<[string, boolean, readonly Change[]]>([
  ['the next change of a rollout', false, [ofRollout, ofRollout]],
  ['the outcome of a change of a rollout', false, [{ ...ofRollout, outcome: 'succeeded' }]],
  ['a reason that is typed', true, [{ ...ofRollout, reason: 'T' }]],
  ['another change', true, [ofRollout, changeOf({})]],
])('shows %s at once: %s', (_name, isUrgent, changes) => {
  expect(isJournalUrgent({ ...EMPTY_JOURNAL, changes: [ofRollout] }, { ...EMPTY_JOURNAL, changes })).toBe(
    isUrgent,
  );
});
