import { type RuleUpdate, updateRuleWrite } from '@/screens/business-rules/editor/write/updateRuleWrite';
import { createTestStore } from '@tests/support/createTestStore';
import { loseConnection } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';
import { changeRuleOnServer, network } from '@tests/support/ruleFixture';

const RULE = {
  id: 5,
  category: 2,
  categoryName: 'Transfers',
  identity: 'transfer_minutes',
  isObject: false,
  ruleJson: '{"minutes":75}',
};
const createUpdate = (mine: string): RuleUpdate => ({
  agency: 'CBTA',
  rule: RULE,
  editorText: '',
  mine,
  isSent: false,
});

/** A store whose journal has updates to 90, 91 and 90 minutes, all without a response of the platform. */
async function openStoreWithUnknownUpdates() {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const send = (mine: string) =>
    store.dispatch(updateRuleWrite.send(createUpdate(mine), new AbortController().signal, () => undefined));
  network.intercept('PATCH', loseConnection, 3);
  for (const minutes of [90, 91, 90]) await send(`{"minutes":${minutes}}`);
  const listClosed = () => changesOf({ store }).map(({ completedAt }) => completedAt !== undefined);
  expect(listClosed()).toEqual([false, false, false]);
  return { store, send, listClosed };
}

it('an update that succeeds closes the earlier ones to the same value', async () => {
  const { store, send, listClosed } = await openStoreWithUnknownUpdates();
  await send('{"minutes": 90}');
  expect(listClosed()).toEqual([true, false, true, false]);
  expect(changesOf({ store }).at(-1)?.outcome).toBe('succeeded');
});

it('a check that finds an update applied closes the earlier ones to the same value', async () => {
  const { store, listClosed } = await openStoreWithUnknownUpdates();
  await changeRuleOnServer('transfers', 'transfer_minutes', '{"minutes":90}');
  const { result } = await store.dispatch(
    updateRuleWrite.verify(createUpdate('{"minutes":90}'), {
      signal: new AbortController().signal,
      changeId: changesOf({ store }).at(-1)?.id,
      reportNotApplied: (text) => ({ result: 'notApplied', text }),
    }),
  );
  expect(result).toBe('applied');
  expect(changesOf({ store }).map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown', 'succeeded']);
  expect(listClosed()).toEqual([true, false, false]);
});
