import { balanceApi } from '@/api/balance';
import { platformApi } from '@/api/client/platformApi';
import { tags } from '@/api/client/tags';
import { paymentApi } from '@/api/payment';
import { paymentviewApi } from '@/api/paymentview';
import { evaluateCorrection, pickPaymentValues } from '@/domain/correction';
import { type Payment } from '@/domain/entities/payment';
import { isOutcomeUnknown } from '@/domain/failures';
import {
  CORRECTION_TITLES,
  describeCorrectionFailure,
  describeVerification,
} from '@/domain/failureTexts/correction';
import { type VerifyResult } from '@/domain/failureTexts/unknownOutcome';
import { joinSentences } from '@/lib/joinSentences';
import { type PortalThunk } from '@/session/hooks';
import { recordVerification } from '@/session/journal/journalThunks';
import { sendRecordedWrite } from '@/session/journal/sendRecordedWrite';
import {
  type PaymentKey,
  pendingCorrectionChanged,
  pendingWriteSaved,
  type SentCorrection,
} from '@/session/writes/pendingWritesSlice';
import { type WriteDescriptor } from '@/shared/writes/useWrite';
import { toCorrectionChange, toPaymentChangeObject } from './correctionChange';

const { correctPayment, getPayment, listMediums } = paymentApi.endpoints;
const { getBalance } = balanceApi.endpoints;
const { listPayments } = paymentviewApi.endpoints;

const FORCE_REFETCH = { subscribe: false, forceRefetch: true } as const;

/**
 * The correction of a payment (section 4 of the specification). It is a pending write until its editor is closed, so
 * that the rider's profile can show the outcome of one whose editor was left.
 */
export const correctPaymentWrite: WriteDescriptor<SentCorrection> = {
  send: (sent) => async (dispatch, getState) => {
    const { agency, userId, paymentId, correction, sentAt } = sent;
    const paymentKey = toPaymentKey(sent);
    dispatch(pendingWriteSaved({ kind: 'correction', ...sent, status: 'sending', verification: null }));
    // The list that the form shows, without waiting for one that is being fetched. The API's selectors have their own
    // type for the store's state.
    const mediums = listMediums.select({ agency })(getState() as never);
    const failure = await dispatch(
      sendRecordedWrite({
        change: toCorrectionChange(sent, mediums.data?.rows ?? []),
        call: correctPayment.initiate({ agency, userId, paymentId, correction }, { track: false }),
        successText: CORRECTION_TITLES.success,
        describeFailure: (reason) => {
          const { title, details } = describeCorrectionFailure(reason);
          return joinSentences([title, ...details]);
        },
      }),
    );
    const verification =
      failure && isOutcomeUnknown(failure)
        ? null
        : { result: failure ? ('notApplied' as const) : ('applied' as const), payment: null };
    dispatch(pendingCorrectionChanged({ paymentKey, sentAt, status: 'settled', verification }));
    // The list shows a failure itself.
    if (!failure) void dispatch(listPayments.initiate({ agency, userId }, FORCE_REFETCH));
    return { failures: failure ? [failure] : [] };
  },
  verify: (sent) => async (dispatch) => {
    const { agency, userId, paymentId, correction, before, sentAt } = sent;
    const paymentKey = toPaymentKey(sent);
    dispatch(pendingCorrectionChanged({ paymentKey, sentAt, status: 'verifying' }));
    // The result does not depend on balance and list: the rider's profile shows them, with their failures.
    void dispatch(getBalance.initiate({ agency, userId }, FORCE_REFETCH));
    void dispatch(listPayments.initiate({ agency, userId }, FORCE_REFETCH));
    const [mediums, payment] = await Promise.all([
      dispatch(listMediums.initiate({ agency }, { subscribe: false })),
      dispatch(refetchPayment(paymentKey)),
    ]);
    const currentValues = payment && pickPaymentValues(payment);
    const result: VerifyResult =
      // Without the list of media it is unknown whether an alias stands for the submitted medium.
      currentValues === null || !mediums.data
        ? 'unknown'
        : evaluateCorrection(before, currentValues, correction, mediums.data.rows);
    // The riders list may have been fetched before the correction was applied.
    if (result === 'applied') dispatch(platformApi.util.invalidateTags([tags.riders(agency)]));
    dispatch(recordVerification(agency, toPaymentChangeObject(paymentKey), result));
    dispatch(
      pendingCorrectionChanged({
        paymentKey,
        sentAt,
        status: 'settled',
        verification: { result, payment: currentValues },
      }),
    );
    return { result, text: describeVerification(result, paymentId, correction.amount, currentValues).text };
  },
};

/** Reads the payment; resolves with null when that fails. */
function refetchPayment({ agency, paymentId }: PaymentKey): PortalThunk<Promise<Payment | null>> {
  return async (dispatch) => {
    const startedAt = Date.now();
    const read = () => dispatch(getPayment.initiate({ agency, paymentId }, FORCE_REFETCH));
    let result = await read();
    // RTK Query joins a request in flight, which may be older than the correction.
    if ((result.startedTimeStamp ?? 0) < startedAt) result = await read();
    return result.isSuccess ? (result.data ?? null) : null;
  };
}

function toPaymentKey({ region, agency, userId, paymentId }: PaymentKey): PaymentKey {
  return { region, agency, userId, paymentId };
}
