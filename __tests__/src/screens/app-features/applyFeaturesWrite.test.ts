import { createApplyFeaturesWrite, createSubmission } from '@/screens/app-features/applyFeaturesWrite';
import { createTestStore } from '@tests/support/createTestStore';
import { type FakeNetwork, openFakeNetwork, respondWith } from '@tests/support/fakeNetwork';

const application = { name: 'pay', version: '1.0.0', platform: 'browser' };
const changes = { added: ['no_such_feature'], removed: [] };
const submission = createSubmission({ agency: 'CBTA', application, changes });

let network: FakeNetwork;
beforeAll(async () => {
  network = await openFakeNetwork();
});

async function openWrite() {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  const listeners = { onSent: jest.fn(), onVerified: jest.fn() };
  const send = (signal: AbortSignal) =>
    store.dispatch(createApplyFeaturesWrite(listeners).send(submission, signal, () => undefined));
  return { store, send, ...listeners };
}

it('sends nothing when the reading before it finds that the session has ended', async () => {
  const { send, onSent } = await openWrite();
  network.intercept('/appFeatures?', respondWith(401));
  expect(await send(new AbortController().signal)).toMatchObject({
    subject: { isSent: false, unappliedChanges: changes },
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

it('gives the screen what Check now has read', async () => {
  const { store, onSent, onVerified } = await openWrite();
  const context = {
    signal: new AbortController().signal,
    changeId: undefined,
    reportNotApplied: (text: string) => ({ result: 'notApplied', text }) as const,
  };
  await store.dispatch(createApplyFeaturesWrite({ onSent, onVerified }).verify(submission, context));
  expect(onVerified).toHaveBeenCalledWith(application, changes);
});
