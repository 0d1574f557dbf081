import { configureStore } from '@reduxjs/toolkit';
import { renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { type ItemResult } from '@/domain/changes/changeQueue';
import { changeQueueSlice, queueAdvanced } from '@/shared/change-queue/changeQueueSlice';
import { useRecordResult } from '@/shared/change-queue/useRecordResult';
import { type WriteOutcome } from '@/shared/writes/useWrite';
import { FAILED, startRuleQueue, UNKNOWN } from '@tests/support/queueFixture';

function sending(startedAt: number): WriteOutcome<null> {
  return { status: 'processing', subject: null, startedAt };
}
const failed: WriteOutcome<null> = {
  status: 'failed',
  subject: null,
  failures: [],
  isOutcomeUnknown: false,
  verification: null,
  sentAt: 0,
  changeId: undefined,
};

function openHook() {
  const store = configureStore({ reducer: { changeQueue: changeQueueSlice.reducer } });
  store.dispatch(startRuleQueue());
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { rerender, unmount } = renderHook(
    ({ outcome, result }: { outcome: WriteOutcome<null>; result: ItemResult | null }) =>
      useRecordResult(outcome, () => result),
    { wrapper, initialProps: { outcome: { status: 'idle' }, result: null } },
  );
  return {
    store,
    unmount,
    show: (outcome: WriteOutcome<null>, result: ItemResult | null) => rerender({ outcome, result }),
    getItem: () => store.getState().changeQueue?.items[0],
  };
}

it('a write whose page is left before it is answered is not counted as skipped', () => {
  const { store, show, unmount, getItem } = openHook();
  show(sending(1), UNKNOWN);
  unmount();
  store.dispatch(queueAdvanced());
  expect(getItem()).toMatchObject({ result: 'unknown', note: 'sent, no answer so far' });
});

it('a write that is not sent yet, and then is not sent, is counted as skipped', () => {
  const { store, show, unmount, getItem } = openHook();
  show(sending(1), null);
  unmount();
  store.dispatch(queueAdvanced());
  expect(getItem()).toMatchObject({ result: 'skipped' });
});

it('a write of two calls that is refused has failed', () => {
  const { show, getItem } = openHook();
  show(sending(1), UNKNOWN);
  show(sending(1), UNKNOWN);
  show(failed, FAILED);
  expect(getItem()).toMatchObject(FAILED);
});

it('a refused write does not settle the one before it, whose outcome is unknown', () => {
  const { show, getItem } = openHook();
  show(sending(1), UNKNOWN);
  show({ ...failed, isOutcomeUnknown: true }, UNKNOWN);
  show(sending(2), UNKNOWN);
  show(failed, FAILED);
  expect(getItem()).toMatchObject(UNKNOWN);
});
