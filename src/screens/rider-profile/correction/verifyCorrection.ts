import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { paymentApi } from '@/api/payment';
import { type Verification, pickPaymentValues, evaluateCorrection } from '@/domain/correction';
import { type PortalDispatch, type PortalState } from '@/session/hooks';
import { recordVerification } from '@/session/journalThunks';
import {
  correctionVerifyStarted,
  correctionSettled,
  type PaymentKey,
  selectSentCorrection,
} from '@/session/sentCorrectionsSlice';
import { toPaymentTarget } from './correctionChange';
import { refetchBalance, refetchPayment, refetchPayments } from './refetch';

/**
 * 'Check now' (decision 19): reads payment, balance and list again and notes what that says of the correction. It
 * belongs to no component: who pressed it may be gone when the answers come.
 */
export function verifyCorrection(paymentKey: PaymentKey) {
  return async (dispatch: PortalDispatch, getState: () => PortalState): Promise<void> => {
    const sent = selectSentCorrection(getState(), paymentKey);
    if (sent?.status !== 'settled') return;
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
      // Without the media nobody can tell whether an alias is the medium that was sent.
      currentValues === null || !mediums.data
        ? 'unknown'
        : evaluateCorrection(sent.before, currentValues, sent.correction, mediums.data.rows);
    // The riders' list may have been read again before it was applied.
    if (result === 'applied') dispatch(platformApi.util.invalidateTags([tags.riders(agency)]));
    dispatch(recordVerification(agency, toPaymentTarget(paymentKey), result));
    dispatch(
      correctionSettled({ paymentKey, verification: { result, payment: currentValues, balanceAfter } }),
    );
  };
}
