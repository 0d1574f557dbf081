import { waitFor } from '@testing-library/react';
import { businessrulesApi } from '@/api/businessrules';
import { type RuleUpdate, updateRuleWrite } from '@/screens/business-rules/editor/write/updateRuleWrite';
import { createTestStore } from '@tests/support/createTestStore';
import { loseConnection } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';
import { changeRuleOnServer, countListLoads, network } from '@tests/support/ruleFixture';

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

it('sends nothing when another rule has the id now, and loads the rules again', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  await store.dispatch(businessrulesApi.endpoints.listRules.initiate({ agency: 'CBTA', category: 2 }));
  network.intercept('/rules/5', async (request) => {
    const text = await (await network.forward(request)).text();
    return new Response(text.replace('transfer_minutes', 'transfer_count'));
  });
  const update = createUpdate('{"minutes":90}');
  const { signal } = new AbortController();
  const sent = await store.dispatch(updateRuleWrite.send(update, signal, () => undefined));
  expect(sent).toMatchObject({ isApplied: false, isOutcomeUnknown: false });
  expect(sent.subject?.problem).toBe('The platform has another rule in its place now. Nothing was sent.');
  expect(network.requestsTo('PATCH')).toEqual([]);
  await waitFor(() => expect(countListLoads()).toBe(2));
  const verified = await store.dispatch(
    updateRuleWrite.verify(update, {
      signal,
      changeId: undefined,
      reportNotApplied: (text) => ({ result: 'notApplied', text }),
    }),
  );
  expect(verified.result).toBe('unknown');
});
