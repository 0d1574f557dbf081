import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { paymentApi } from '@/api/payment';
import { evaluateCorrection, pickPaymentValues, type Verification } from '@/domain/correction';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { recordVerification } from '@/session/journal/journalThunks';
import {
  correctionSettled,
  correctionVerifyStarted,
  type PaymentKey,
  selectSentCorrection,
} from '@/session/writes/sentCorrectionsSlice';
import { toPaymentChangeObject } from './correctionChange';
import { refetchBalance, refetchPayment, refetchPayments } from './refetch';

/**
 * 'Check now' (decision 19): refetches payment, balance and payments list, and stores whether the correction was
 * applied. It is a thunk, because the component with the button may unmount before the responses arrive.
 */
export function verifyCorrection(paymentKey: PaymentKey) {
  return async (dispatch: PortalDispatch, getState: () => PortalState): Promise<void> => {
    const sentCorrection = selectSentCorrection(getState(), paymentKey);
    if (sentCorrection?.status !== 'settled') return;
    const startedAt = Date.now();
    dispatch(correctionVerifyStarted({ paymentKey }));
    const { agency } = paymentKey;
    const [mediums, payment, balanceAfter] = await Promise.all([
      dispatch(paymentApi.endpoints.listMediums.initiate({ agency }, { subscribe: false })),
      refetchPayment(dispatch, paymentKey, startedAt),
      refetchBalance(dispatch, paymentKey, startedAt),
      refetchPayments(dispatch, paymentKey),
    ]);
    const currentValues = payment && pickPaymentValues(payment);
    const result: Verification['result'] =
      // Without the list of media it is unknown whether an alias stands for the submitted medium.
      currentValues === null || !mediums.data
        ? 'unknown'
        : evaluateCorrection(
            sentCorrection.before,
            currentValues,
            sentCorrection.correction,
            mediums.data.rows,
          );
    // The riders list may have been fetched before the correction was applied.
    if (result === 'applied') dispatch(platformApi.util.invalidateTags([tags.riders(agency)]));
    dispatch(recordVerification(agency, toPaymentChangeObject(paymentKey), result));
    dispatch(
      correctionSettled({ paymentKey, verification: { result, payment: currentValues, balanceAfter } }),
    );
  };
}
