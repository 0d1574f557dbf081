import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { useWrite, type WriteDescriptor } from '@/shared/writes/useWrite';
import { createTestStore } from '@tests/support/createTestStore';
import { openFakeNetwork } from '@tests/support/fakeNetwork';

const FAILED = { failures: [{ kind: 'timeout' }] } as const;
const NOT_APPLIED = { result: 'notApplied', text: 'It is not there.' } as const;

async function renderWrite(descriptor: WriteDescriptor<string>) {
  const store = await createTestStore({}, await openFakeNetwork());
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  return renderHook(() => useWrite(descriptor), { wrapper }).result;
}

it('leaves a dialog that can be closed, with an unknown outcome, when a bug ends the write', async () => {
  const write = await renderWrite({
    send: () => () => Promise.reject(new Error('a bug')),
    verify: () => () => Promise.resolve(NOT_APPLIED),
  });
  await act(() => expect(write.current.run('a rider')).rejects.toThrow('a bug'));
  expect(write.current.outcome).toMatchObject({ status: 'failed', isOutcomeUnknown: true });
  act(() => write.current.close());
  expect(write.current.outcome).toEqual({ status: 'idle' });
});

it('can check a write while the check of one whose dialog was closed is still reading', async () => {
  const verify = jest
    .fn<ReturnType<ReturnType<WriteDescriptor<string>['verify']>>, [string]>()
    .mockReturnValueOnce(new Promise(() => undefined))
    .mockResolvedValueOnce(NOT_APPLIED);
  const write = await renderWrite({
    send: () => () => Promise.resolve(FAILED),
    verify: (subject) => () => verify(subject),
  });
  await act(() => write.current.run('first'));
  act(() => void write.current.verify());
  await act(async () => write.current.close());
  expect(write.current.isVerifying).toBe(false);
  await act(() => write.current.run('second'));
  await act(() => write.current.verify());
  expect(write.current.outcome).toMatchObject({ subject: 'second', verification: NOT_APPLIED });
});
