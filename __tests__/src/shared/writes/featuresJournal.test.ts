import { toJournalOutcome } from '@/shared/writes/featuresJournal';

const changes = { added: ['pay_wallet'], removed: ['mod_booking'] };
const removal = { added: [], removed: ['mod_booking'] };
const rejected = { kind: 'status', status: 400 } as const;
const lost = { kind: 'network' } as const;

it.each([
  ['a lost response', 'succeeded', changes, [lost]],
  ['two lost responses', 'succeeded', changes, [lost, lost]],
  ['a rejection of one of two calls', 'partly', changes, [rejected]],
  ['a rejection and a lost response', 'partly', changes, [rejected, lost]],
  ['a rejection of the only call', 'failed', removal, [rejected]],
])(
  'after %s, Check now finds all changes in effect: %s, because somebody else has made what was rejected',
  (_case, outcome, sent, failures) => {
    const [journalOutcome] = toJournalOutcome({
      changes: sent,
      alreadySet: [],
      failures,
      unknownCalls: { added: false, removed: false },
      unappliedChanges: { added: [], removed: [] },
    });
    expect(journalOutcome).toBe(outcome);
  },
);

it('is unknown after a rejection and a lost response, as long as the features could not be loaded', () => {
  const [outcome] = toJournalOutcome({
    changes,
    alreadySet: [],
    failures: [rejected, lost],
    unknownCalls: { added: false, removed: true },
    unappliedChanges: null,
  });
  expect(outcome).toBe('unknown');
});

it.each([
  ['failed', 'nothing of it was applied', removal.removed],
  ['partly', 'one call was applied', []],
])('is %s when a feature was on before and %s', (outcome, _what, notRemoved) => {
  const sent = { added: ['pay_wallet', 'pay_tokens'], removed: ['mod_booking'] };
  const [journalOutcome] = toJournalOutcome({
    changes: sent,
    alreadySet: ['pay_wallet'],
    failures: [rejected],
    unknownCalls: { added: false, removed: false },
    unappliedChanges: { added: ['pay_tokens'], removed: notRemoved },
  });
  expect(journalOutcome).toBe(outcome);
});
