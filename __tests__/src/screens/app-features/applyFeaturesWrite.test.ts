import { type FeatureChanges } from '@/domain/features/featureChanges';
import { buildFeaturesWrite, createSubmission } from '@/screens/app-features/applyFeaturesWrite';
import { createTestStore } from '@tests/support/createTestStore';
import { neverRespond, respondWith, setUpNetwork } from '@tests/support/fakeNetwork';
import { changesOf } from '@tests/support/journalFixture';

const application = { name: 'pay', version: '1.0.0', platform: 'browser' };
const ACTIVE_NAME = 'mod_booking';
const changes: FeatureChanges = { added: ['no_such_feature'], removed: [] };
const submission = createSubmission({ agency: 'CBTA', application, changes });

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

async function openWrite() {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const listeners = { onSent: jest.fn(), onVerified: jest.fn() };
  const send = (signal: AbortSignal, sent = submission) =>
    store.dispatch(buildFeaturesWrite(listeners).send(sent, signal, () => undefined));
  return { store, send, ...listeners };
}

it('sends nothing when the reading before it finds that the session has ended', async () => {
  const { send, onSent } = await openWrite();
  network.intercept('/appFeatures?', respondWith(401));
  expect(await send(new AbortController().signal)).toMatchObject({
    subject: { isSent: false, unappliedChanges: { added: ['no_such_feature'], removed: [] } },
    failures: [{ status: 401 }],
    isApplied: false,
    isOutcomeUnknown: false,
  });
  expect(onSent).not.toHaveBeenCalled();
});

it('sends nothing when the screen was left during the reading before it', async () => {
  const { send, onSent } = await openWrite();
  const result = await send(AbortSignal.abort());
  expect(result).toMatchObject({ subject: { isSent: false }, failures: [], isOutcomeUnknown: false });
  expect(onSent).not.toHaveBeenCalled();
});

it('waits at most a second for the reading before it, which only says what was there', async () => {
  const { send, onSent } = await openWrite();
  const reading = jest.fn<Promise<Response>, [Request]>(neverRespond);
  network.intercept('/appFeatures?', reading, 1);
  jest.useFakeTimers();
  const sending = send(new AbortController().signal);
  await jest.advanceTimersByTimeAsync(999);
  expect(onSent).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onSent).toHaveBeenCalledWith(application);
  // Otherwise the reading after it would wait for this one.
  expect(reading.mock.calls.at(0)?.[0].signal.aborted).toBe(true);
  jest.useRealTimers();
  await sending;
});

it('sends both calls with the new token when the reading before them renews it for more than a second', async () => {
  const { send } = await openWrite();
  network.intercept('/appFeatures?', respondWith(401), 1);
  const release = network.hold('/token/agency');
  const sent = createSubmission({
    agency: 'CBTA',
    application,
    changes: { added: ['pay_wallet'], removed: [ACTIVE_NAME] },
  });
  jest.useFakeTimers();
  const sending = send(new AbortController().signal, sent);
  await jest.advanceTimersByTimeAsync(1_000);
  const listFeatureWrites = () => network.listWrites().filter((write) => write.endsWith('/appFeatures'));
  expect(listFeatureWrites()).toEqual([]);
  jest.useRealTimers();
  release();
  expect(await sending).toMatchObject({ failures: [] });
  expect(listFeatureWrites()).toHaveLength(2);
});

/** Sends changes that the platform answers with this status; the features cannot be read any more. */
async function sendUnread(asked: FeatureChanges, status: number) {
  const { store, send } = await openWrite();
  network.intercept('/appFeatures?', respondWith(200, [{ name: ACTIVE_NAME }]), 1);
  network.intercept('/appFeatures?', respondWith(500));
  network.intercept('/appFeatures', respondWith(status));
  const sent = createSubmission({ agency: 'CBTA', application, changes: asked });
  const { subject } = await send(new AbortController().signal, sent);
  return { unappliedChanges: subject?.unappliedChanges, outcome: changesOf({ store }).at(-1)?.outcome };
}

it('does not call a feature unapplied that was on before a refused change', async () => {
  const asked = { added: [ACTIVE_NAME, 'no_such_feature'], removed: [] };
  const { unappliedChanges } = await sendUnread(asked, 403);
  expect(unappliedChanges).toEqual({ added: ['no_such_feature'], removed: [] });
});

it('calls an addition with the status 404 not applied, in the dialog as in the journal', async () => {
  expect(await sendUnread(changes, 404)).toEqual({
    unappliedChanges: { added: ['no_such_feature'], removed: [] },
    outcome: 'failed',
  });
});

it('does not call a removal with the status 404 unapplied: there may be no features', async () => {
  const { unappliedChanges } = await sendUnread({ added: [], removed: [ACTIVE_NAME] }, 404);
  expect(unappliedChanges).toBeNull();
});

it('gives the screen what Check now has read', async () => {
  const { store, onSent, onVerified } = await openWrite();
  const asked = { added: ['no_such_feature'], removed: ['other_feature'] };
  const context = {
    signal: new AbortController().signal,
    changeId: undefined,
    reportNotApplied: (text: string) => ({ result: 'notApplied', text }) as const,
  };
  await store.dispatch(
    buildFeaturesWrite({ onSent, onVerified }).verify({ ...submission, changes: asked }, context),
  );
  expect(onVerified).toHaveBeenCalledWith(application, { added: [], removed: ['other_feature'] });
});

it('after an error of the portal, Check now leaves open what the platform may still apply', async () => {
  const { store, onSent, onVerified } = await openWrite();
  let shown = submission;
  const write = buildFeaturesWrite({ onSent, onVerified });
  onSent.mockImplementation(() => {
    throw new Error('a bug');
  });
  const { signal } = new AbortController();
  await expect(store.dispatch(write.send(submission, signal, (next) => (shown = next)))).rejects.toThrow();
  const reportNotApplied = (text: string) => ({ result: 'unknown', text }) as const;
  const verified = await store.dispatch(
    write.verify(shown, { signal, changeId: undefined, reportNotApplied }),
  );
  expect(verified.subject).toMatchObject({
    areFailuresUnknown: true,
    unknownCalls: { added: true, removed: false },
  });
});
