import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { RestOffer } from '@/screens/fleet/riders/RestOffer';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';
import { createStoppedRun } from '@tests/support/healthRunFixture';

const FOUND = {
  status: 'done',
  answer: { results: [{ term: 'ada@example.com', riders: [{ email: 'ada@example.com' }] }] },
};
const FAILED = { status: 'failed', message: '', isPlatformDown: false };

async function renderOffer(run: object) {
  const store = await createTestStore({}, await openFakeNetwork());
  const search = { ...createStoppedRun(3, 0), kind: 'riders', ...run } as unknown as FleetRun<'riders'>;
  return render(
    <Provider store={store}>
      <RestOffer run={search} focusRun={() => undefined} />
    </Provider>,
  ).container;
}

it('does not count an agency that is to be asked again among those that have not been asked', async () => {
  const container = await renderOffer({ outcomes: { A0: FOUND, A1: FAILED }, retried: ['A1'] });
  expect(container).toHaveTextContent(
    'Exactly this email or card is in A0. 1 agency has not been asked. Look in the rest',
  );
});

it('offers nothing when all agencies have been asked', async () => {
  const container = await renderOffer({ outcomes: { A0: FOUND, A1: FAILED, A2: FAILED }, retried: ['A1'] });
  expect(container).toBeEmptyDOMElement();
});
