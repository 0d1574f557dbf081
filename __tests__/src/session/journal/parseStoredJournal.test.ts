import { JOURNAL_ENTRIES_LIMIT, JOURNAL_REASON_LENGTH_LIMIT } from '@/domain/limits';
import { parseStoredJournal } from '@/session/journal/parseStoredJournal';
import { createChange, EMPTY_JOURNAL } from '@tests/support/journalFixture';

const longReason = 'x'.repeat(JOURNAL_REASON_LENGTH_LIMIT);

it('parses a valid journal unchanged', () => {
  const optional = {
    administrator: 'jo@agency.example',
    revertedId: 'a',
    rollout: 'r',
    words: { 2: 'Transfers' },
    completedAt: 7,
    isAcknowledged: true,
    isFoundNotApplied: true,
  };
  const withheld = { before: null, after: null, withheld: 'tooLong' } as const;
  const journal = {
    changes: [
      createChange(),
      createChange({ id: 'b', ...withheld, operator: null, agency: null, message: null }),
      createChange({ id: 'c', ...optional, withheld: 'secret', reason: longReason }),
    ],
    droppedCount: 4,
    isExported: true,
  };
  expect(parseStoredJournal(JSON.parse(JSON.stringify(journal)))).toEqual(journal);
});

it('leaves out the oldest changes above the limit', () => {
  const changes = Array.from({ length: JOURNAL_ENTRIES_LIMIT + 1 }, (_change, index) =>
    createChange({ id: String(index) }),
  );
  expect(parseStoredJournal({ changes }).changes).toEqual(changes.slice(1));
});

it.each([
  ['nothing', undefined],
  ['a text', 'x'],
  ['a number instead of a list', { changes: 7 }],
  ['values that are not changes', { changes: [null, 7, {}] }],
  ['a negative number of dropped changes', { droppedCount: -1 }],
  ['a number of dropped changes that is a text', { droppedCount: '4' }],
  ['an export that is a text', { isExported: 'yes' }],
])('is empty for %s', (_what, stored) => {
  expect(parseStoredJournal(stored)).toEqual(EMPTY_JOURNAL);
});

it.each([
  ['an outcome that does not exist', { outcome: 'fine' }],
  ['a region that does not exist', { region: 'mars' }],
  ['no object', { object: null }],
  ['a kind of object that does not exist', { object: { kind: 'toString' } }],
  ['a kind of object that is a number', { object: { kind: 7 } }],
  ['an object that lacks a field', { object: { kind: 'profile' } }],
  ['a value that is not JSON', { before: '{' }],
  ['a value that is not a string', { before: 7 }],
  ['no valid time', { at: 'now' }],
  ['no valid time of completion', { completedAt: null }],
  ['an acknowledgement that is a text', { isAcknowledged: 'yes' }],
  ['a result of a check that is a text', { isFoundNotApplied: 'yes' }],
  ['an id that is a number', { id: 7 }],
  ['an operator that is a number', { operator: 7 }],
  ['an unknown cause of withholding', { withheld: 'other' }],
  ['words that are a text', { words: 'x' }],
  ['a word that is a number', { words: { 2: 7 } }],
  ['an administrator that is null', { administrator: null }],
  ['a reverted change that is a number', { revertedId: 7 }],
  ['a rollout that is a number', { rollout: 7 }],
  ['a reason that is too long', { reason: `${longReason}x` }],
])('leaves out a change with %s', (_what, damage) => {
  const valid = createChange({ id: 'valid' });
  expect(parseStoredJournal({ changes: [{ ...createChange(), ...damage }, valid] }).changes).toEqual([valid]);
});
