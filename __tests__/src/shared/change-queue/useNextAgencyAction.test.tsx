import { act, renderHook } from '@testing-library/react';
import { type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { CODE_NOT_LOADED_TEXT } from '@/domain/failures';
import { createNextAction } from '@/shared/change-queue/createNextAction';
import { useNextAgencyAction } from '@/shared/change-queue/useNextAgencyAction';
import { type WriteOutcome } from '@/shared/writes/useWrite';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';

const CODE = { Chooser: () => null, createNextAction, isSubmissionOfItem: () => false };
const SUCCESS: WriteOutcome<object> = { status: 'success', subject: {}, wasVerified: false };

/** The dialog of a success, whose 'Do the same in…' is pressed; its code is loaded with `finish`. */
async function pressDoTheSame() {
  const store = await createTestStore({}, await openFakeNetwork());
  let finish = { load: (): void => undefined, fail: (): void => undefined };
  const load = () =>
    new Promise<typeof CODE>((resolve, reject) => {
      finish = { load: () => resolve(CODE), fail: () => reject(new Error('Loading chunk failed')) };
    });
  const hook = renderHook(
    ({ outcome }: { outcome: WriteOutcome<object> }) =>
      useNextAgencyAction<object, object>(null, load, outcome),
    {
      initialProps: { outcome: SUCCESS },
      wrapper: ({ children }: PropsWithChildren) => (
        <Provider store={store}>
          <MemoryRouter>{children}</MemoryRouter>
        </Provider>
      ),
    },
  );
  const close = jest.fn();
  const getAction = () => hook.result.current.getActions({}, close)[0];
  await act(async () => getAction()?.onClick());
  return { ...hook, store, close, getAction, end: (how: 'load' | 'fail') => act(async () => finish[how]()) };
}

it('keeps the dialog, whose button shows that the code loads, until the chooser can open in its place', async () => {
  const { result, close, getAction, end } = await pressDoTheSame();
  expect(getAction()).toMatchObject({ label: 'Do the same in…', isLoading: true });
  expect(close).not.toHaveBeenCalled();
  await end('load');
  expect(close).toHaveBeenCalledTimes(1);
  expect(result.current.chooser).toBeTruthy();
});

it('keeps the dialog with its button when the code could not be loaded, and says so in a notice', async () => {
  const { store, close, getAction, end } = await pressDoTheSame();
  await end('fail');
  expect(store.getState().notices.uncaughtError).toBe(CODE_NOT_LOADED_TEXT);
  expect(close).not.toHaveBeenCalled();
  expect(getAction()).toMatchObject({ label: 'Do the same in…', isLoading: false });
});

it('opens no chooser when the dialog was closed meanwhile', async () => {
  const { result, rerender, close, end } = await pressDoTheSame();
  rerender({ outcome: { status: 'idle' } });
  await end('load');
  expect(close).not.toHaveBeenCalled();
  expect(result.current.chooser).toBeFalsy();
});
