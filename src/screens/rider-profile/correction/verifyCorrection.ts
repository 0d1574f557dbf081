import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { paymentApi } from '@/api/payment';
import { evaluateCorrection, pickPaymentValues } from '@/domain/correction';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { recordVerification } from '@/session/journal/journalThunks';
import { type PaymentKey, pendingCorrectionChanged } from '@/session/writes/pendingWritesSlice';
import { selectPendingCorrection } from '@/session/writes/selectPendingCorrection';
import { toPaymentChangeObject } from './correctionChange';
import { refetchBalance, refetchPayment, refetchPayments } from './refetch';

/**
 * 'Check now' (decision 19): refetches payment, balance and payments list, and stores whether the correction was
 * applied. It is a thunk, because the component with the button may unmount before the responses arrive.
 */
export function verifyCorrection(paymentKey: PaymentKey) {
  return async (dispatch: PortalDispatch, getState: () => PortalState): Promise<VerifyResult | null> => {
    const pendingCorrection = selectPendingCorrection(getState(), paymentKey);
    if (pendingCorrection?.status !== 'settled') return null;
    const startedAt = Date.now();
    dispatch(pendingCorrectionChanged({ paymentKey, status: 'verifying' }));
    const { agency } = paymentKey;
    const [mediums, payment, balanceAfter] = await Promise.all([
      dispatch(paymentApi.endpoints.listMediums.initiate({ agency }, { subscribe: false })),
      refetchPayment(dispatch, paymentKey, startedAt),
      refetchBalance(dispatch, paymentKey, startedAt),
      refetchPayments(dispatch, paymentKey),
    ]);
    const currentValues = payment && pickPaymentValues(payment);
    const result: VerifyResult =
      // Without the list of media it is unknown whether an alias stands for the submitted medium.
      currentValues === null || !mediums.data
        ? 'unknown'
        : evaluateCorrection(
            pendingCorrection.before,
            currentValues,
            pendingCorrection.correction,
            mediums.data.rows,
          );
    // The riders list may have been fetched before the correction was applied.
    if (result === 'applied') dispatch(platformApi.util.invalidateTags([tags.riders(agency)]));
    dispatch(recordVerification(agency, toPaymentChangeObject(paymentKey), result));
    dispatch(
      pendingCorrectionChanged({
        paymentKey,
        status: 'settled',
        verification: { result, payment: currentValues, balanceAfter },
      }),
    );
    return result;
  };
}
