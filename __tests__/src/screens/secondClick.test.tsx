import { fireEvent, render, screen } from '@testing-library/react';
import { type ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AgencyGroup } from '@/app/agency-switcher/AgencyGroup';
import { JournalEntry } from '@/app/journal/JournalEntry';
import { Notice } from '@/app/shell/notices/Notice';
import { WatchedRow } from '@/app/watch-list/WatchedRow';
import { PendingRegistrations } from '@/screens/admin-registration/PendingRegistrations';
import { FeatureGroups } from '@/screens/app-features/features/FeatureGroups';
import { type FeatureFilter } from '@/screens/app-features/features/useFeatureFilter';
import { AgencyPicker } from '@/screens/fleet/rules/comparison/AgencyPicker';
import { PendingCorrectionNotice } from '@/screens/rider-profile/correction/write/PendingCorrectionNotice';
import { pendingWriteSaved } from '@/session/writes/pendingWritesSlice';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { ColumnsPanel } from '@/shared/table-tools/ColumnsPanel';
import { SavedViews } from '@/shared/table-tools/SavedViews';
import { loadSavedViews, viewSaved } from '@/shared/table-tools/savedViewsSlice';
import { createTestStore } from '@tests/support/createTestStore';
import { setUpNetwork } from '@tests/support/fakeNetwork';
import { createStoppedRun } from '@tests/support/healthRunFixture';
import { createChange } from '@tests/support/journalFixture';
import { PENDING_CORRECTION } from '@tests/support/pendingCorrection';

const network = setUpNetwork();
const press = jest.fn();
const doNothing = () => undefined;

const REGISTRATION = {
  kind: 'registration',
  region: 'usEast',
  agency: 'CBTA',
  email: 'ada@cbta.example',
  firstName: 'Ada',
  lastName: 'Byron',
  telephone: '',
} as const;

const changedFeatures = (
  <FeatureGroups
    features={[{ name: 'pay_cash', description: null, state: null, isInCatalogue: true }]}
    activeNames={new Set()}
    filter={{ view: 'changed', search: '', isVisible: () => true } as unknown as FeatureFilter}
    isOn={() => true}
    onSwitch={press}
    consumeFocusRequest={() => false}
  />
);

/** After the press of each, another button can be in its place. */
const BUTTONS: [name: string, element: ReactElement][] = [
  [
    'Dismiss',
    <PendingCorrectionNotice
      pendingCorrection={{ ...PENDING_CORRECTION, verification: { result: 'notApplied', payment: null } }}
      onDismissed={press}
    />,
  ],
  [
    'Dismiss',
    <PendingRegistrations
      agency="CBTA"
      replacesInput={false}
      onVerify={doNothing}
      onFinishProfile={doNothing}
      onFill={doNothing}
      onRemoved={press}
    />,
  ],
  [
    'Dismiss',
    <Notice title="You are offline" actionLabel="Dismiss" onAction={press}>
      Nothing can be saved.
    </Notice>,
  ],
  ['Put back pay_cash', changedFeatures],
  ['pay_cash', changedFeatures],
  [
    'Stop watching Rider 7 of CBTA',
    <WatchedRow
      item={{
        kind: 'rider',
        agency: 'CBTA',
        userId: '7',
        paymentId: null,
        reading: null,
        previousReading: null,
        problem: null,
      }}
      isReading={false}
      onRead={doNothing}
      onUnwatch={press}
      onFollowLink={doNothing}
    />,
  ],
  [
    'Put back',
    <JournalEntry
      change={createChange()}
      isSending={false}
      onMount={() => doNothing}
      onNavigate={press}
      onShowChange={doNothing}
      onKeep={doNothing}
    />,
  ],
  [
    'Pin METRO',
    <AgencyGroup
      title="Pinned"
      agencies={[{ abbreviation: 'METRO', name: 'Metro' } as never]}
      buildPath={() => '/'}
      onSelect={doNothing}
    />,
  ],
  ['Remove METRO', <AgencyPicker abbreviations={['CBTA', 'METRO']} others={[]} choose={press} />],
  ['Resume', <RunBar run={createStoppedRun(2, 1)} />],
  ['Delete the view Days', <SavedViews table="passes" isFilterInMemory={false} />],
  [
    'Move Price up',
    <ColumnsPanel
      table="passes"
      columns={['ID', 'Name', 'Price'].map((title) => ({ key: title, title, width: 90, text: () => title }))}
      isFilterInMemory={false}
      openerRef={{ current: null }}
      onClose={doNothing}
    />,
  ],
];

it.each(BUTTONS)('the second click of a double click does not press ‘%s’', async (name, element) => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network);
  store.dispatch(pendingWriteSaved(REGISTRATION));
  store.dispatch(loadSavedViews());
  store.dispatch(viewSaved({ table: 'passes', name: 'Days', search: '', layout: null }));
  const dispatch = jest.spyOn(store, 'dispatch');
  const router = createMemoryRouter([{ path: '/', element }]);
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const button = screen.getByRole(name === 'pay_cash' ? 'switch' : 'button', { name });
  const countPresses = () => dispatch.mock.calls.length + press.mock.calls.length;
  const before = countPresses();
  fireEvent.click(button, { detail: 2 });
  expect(countPresses()).toBe(before);
  fireEvent.click(button, { detail: 1 });
  expect(countPresses()).toBeGreaterThan(before);
});
