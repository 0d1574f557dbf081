import { act, renderHook } from '@testing-library/react';
import { type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { paymentApi } from '@/api/payment';
import { useCorrection } from '@/screens/rider-profile/correction/useCorrection';
import { CORRECTION_REQUEST, openCorrectionFixture, PAYMENT_TO_EDIT } from '@tests/support/correctionFixture';
import { createTestStore } from '@tests/support/createTestStore';

const { network, requestsTo } = openCorrectionFixture();
const { getPayment } = paymentApi.endpoints;

it('a correction can be submitted again after a bug has ended the one before', async () => {
  const store = await createTestStore({ agencies: ['CBTA'] }, network());
  const paymentId = String(PAYMENT_TO_EDIT.paymentId);
  const { data: payment } = await store.dispatch(getPayment.initiate({ agency: 'CBTA', paymentId }));
  if (!payment) throw new Error('the payment could not be read');
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const paymentKey = {
    region: 'usEast',
    agency: 'CBTA',
    userId: String(PAYMENT_TO_EDIT.riderId),
    paymentId,
  } as const;
  const { result: editor } = renderHook(() => useCorrection(paymentKey, payment), { wrapper });
  const correction = { amount: 700, payment_medium: 'CashFare' };
  const initiateSpy = jest.spyOn(getPayment, 'initiate').mockImplementationOnce(() => {
    throw new Error('a bug');
  });
  await act(() => expect(editor.current.submit(correction)).rejects.toThrow('a bug'));
  initiateSpy.mockRestore();
  act(() => editor.current.tryAgain());
  await act(() => editor.current.submit(correction));
  expect(requestsTo(CORRECTION_REQUEST)).toHaveLength(1);
});
