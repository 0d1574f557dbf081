import { agencyApi } from '@/api/agency';
import { describeChangedSince } from '@/domain/fleet/describeChangedSince';
import { writeFinished, writeStarted } from '@/session/journal/journalSlice';
import { selectJournal } from '@/session/journal/journalState';
import { loadJournal } from '@/session/journal/loadJournal';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { openFleet } from '@tests/support/fleetFixture';
import { createChange } from '@tests/support/journalFixture';

const network = setUpNetwork();
afterEach(() => jest.useRealTimers());

it('names a rule that was changed while its agency was still being read', async () => {
  const fleet = await openFleet(network);
  const { store } = fleet;
  store.dispatch(loadJournal());
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  const passSecond = () => jest.setSystemTime(Date.now() + 1_000);
  // The rules are read after the categories.
  network.intercept(
    '/businessrules/api/v1/rules',
    (request) => {
      passSecond();
      const change = createChange({ id: 'while-read', at: Date.now() });
      store.dispatch(writeStarted(change));
      store.dispatch(writeFinished({ id: change.id, outcome: 'succeeded', message: '' }));
      passSecond();
      return network.forward(request);
    },
    1,
  );
  const agencies = fleet.agencies.filter(({ abbreviation }) => abbreviation === 'CBTA');
  fleet.start('rules', { categories: 'all' }, agencies);
  await fleet.waitUntilQuiet('rules');
  const { changes } = selectJournal(store.getState());
  expect(changes.map(({ id }) => id)).toContain('while-read');
  expect(describeChangedSince(fleet.getRun('rules'), changes)).toBe('minutes in 1 agency');
});

it('does not name a rule that was changed while the run still waited for the calls of the open page', async () => {
  const fleet = await openFleet(network);
  const { store } = fleet;
  store.dispatch(loadJournal());
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'performance'], advanceTimers: true });
  const release = network.hold('/countries');
  void store.dispatch(agencyApi.endpoints.listCountries.initiate());
  fleet.start(
    'rules',
    { categories: 'all' },
    fleet.agencies.filter(({ abbreviation }) => abbreviation === 'CBTA'),
  );
  jest.setSystemTime(Date.now() + 1_000);
  const change = createChange({ id: 'before-read', at: Date.now() });
  store.dispatch(writeStarted(change));
  store.dispatch(writeFinished({ id: change.id, outcome: 'succeeded', message: '' }));
  jest.setSystemTime(Date.now() + 1_000);
  expect(network.requestsTo('/token/agency')).toEqual([]);
  release();
  await fleet.waitUntilQuiet('rules');
  expect(describeChangedSince(fleet.getRun('rules'), selectJournal(store.getState()).changes)).toBe('');
});
