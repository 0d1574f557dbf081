import { type PortalThunk } from '@/session/hooks';
import { isResolved, selectPendingCorrection } from '@/session/writes/pendingCorrections';
import { type PaymentKey, pendingWriteRemoved } from '@/session/writes/pendingWritesSlice';

/** A thunk for when the operator has seen the status of the payment's correction: removes its notice if the outcome is known. */
export function acknowledgeCorrection(paymentKey: PaymentKey): PortalThunk<void> {
  return (dispatch, getState) => {
    const pendingCorrection = selectPendingCorrection(getState(), paymentKey);
    if (pendingCorrection && isResolved(pendingCorrection)) dispatch(pendingWriteRemoved(pendingCorrection));
  };
}

/** A thunk for when the payment's editor is opened. A correction that was not applied stays, because it fills the form. */
export function acknowledgeAppliedCorrection(paymentKey: PaymentKey): PortalThunk<void> {
  return (dispatch, getState) => {
    const result = selectPendingCorrection(getState(), paymentKey)?.verification?.result;
    if (result === 'applied') dispatch(acknowledgeCorrection(paymentKey));
  };
}
