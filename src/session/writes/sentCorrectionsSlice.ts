import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type PaymentValues, type Verification } from '@/domain/correction';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { isRegion, type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { operatorSignedIn, sessionEnded } from '../auth/sessionSlice';

/** Identifies a payment of a rider. */
export interface PaymentKey {
  region: Region;
  agency: string;
  userId: string;
  paymentId: string;
}

/**
 * A correction whose outcome the operator has not acknowledged yet (decision 19). The user id is the only personal data
 * in it.
 */
export interface SentCorrection extends PaymentKey {
  correction: PaymentCorrection;
  /** The payment's values before the correction. */
  before: PaymentValues;
  /** The rider's balance in cents before the correction; null when it was not loaded. */
  balanceBefore: number | null;
  /** `settled`: neither the correction nor a verification is pending; the outcome may still be unknown. */
  status: 'sending' | 'verifying' | 'settled';
  /** The result of a settled correction; null while its outcome is unknown. */
  verification: Verification | null;
}

export interface SentCorrectionsState {
  list: readonly SentCorrection[];
}

const initialState: SentCorrectionsState = { list: [] };

/**
 * At most one correction per payment. It is added before it is sent, so that it survives leaving the editor and a
 * reload.
 */
const slice = createSlice({
  name: 'sentCorrections',
  initialState: initialState,
  reducers: {
    correctionSent: (
      { list },
      { payload }: PayloadAction<Omit<SentCorrection, 'status' | 'verification'>>,
    ): SentCorrectionsState => ({
      list: [
        ...list.filter((sent) => !isSamePayment(sent, payload)),
        { ...payload, status: 'sending', verification: null },
      ],
    }),
    /** The correction or its verification has ended. `verification` is null when the outcome is unknown. */
    correctionSettled: (
      { list },
      { payload }: PayloadAction<{ paymentKey: PaymentKey; verification: Verification | null }>,
    ): SentCorrectionsState => ({
      list: updateCorrection(list, payload.paymentKey, {
        status: 'settled',
        verification: payload.verification,
      }),
    }),
    correctionVerifyStarted: (
      { list },
      { payload }: PayloadAction<{ paymentKey: PaymentKey }>,
    ): SentCorrectionsState => ({
      list: updateCorrection(list, payload.paymentKey, { status: 'verifying' }),
    }),
    /** The operator has seen the outcome. */
    correctionAcknowledged: (
      { list },
      { payload }: PayloadAction<{ paymentKey: PaymentKey }>,
    ): SentCorrectionsState => ({
      list: list.filter((sent) => !isSamePayment(sent, payload.paymentKey)),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState).addCase(operatorSignedIn, () => initialState);
  },
});

export const { correctionSent, correctionSettled, correctionVerifyStarted, correctionAcknowledged } =
  slice.actions;
export const sentCorrectionsReducer = slice.reducer;

/** The part of the state that the selectors read. */
interface WithSentCorrections {
  sentCorrections: SentCorrectionsState;
}

export function selectSentCorrection({ sentCorrections }: WithSentCorrections, paymentKey: PaymentKey) {
  return sentCorrections.list.find((sent) => isSamePayment(sent, paymentKey));
}

export function isSameRider(sent: PaymentKey, { region, agency, userId }: Omit<PaymentKey, 'paymentId'>) {
  return sent.region === region && sent.agency === agency && sent.userId === userId;
}

/** A reload has ended pending corrections and verifications, so their outcome is unknown. */
export function parseSentCorrections(stored: unknown): SentCorrectionsState {
  const list: unknown = isRecord(stored) ? stored.list : null;
  if (!Array.isArray(list)) return initialState;
  return {
    list: list
      .filter(isSentCorrection)
      .map((sent) => (sent.status === 'settled' ? sent : { ...sent, status: 'settled', verification: null })),
  };
}

function updateCorrection(
  list: readonly SentCorrection[],
  paymentKey: PaymentKey,
  updates: Partial<SentCorrection>,
): readonly SentCorrection[] {
  return list.map((sent) => (isSamePayment(sent, paymentKey) ? { ...sent, ...updates } : sent));
}

function isSamePayment(a: PaymentKey, b: PaymentKey): boolean {
  return isSameRider(a, b) && a.paymentId === b.paymentId;
}

function isSentCorrection(value: unknown): value is SentCorrection {
  if (!isRecord(value) || !isRecord(value.correction) || !isPaymentValues(value.before)) return false;
  const { region, agency, userId, paymentId, correction, balanceBefore, verification } = value;
  return (
    isRegion(region) &&
    [agency, userId, paymentId, correction.payment_medium].every((text) => typeof text === 'string') &&
    typeof correction.amount === 'number' &&
    isAmountOrNull(balanceBefore) &&
    (verification === null || isVerification(verification))
  );
}

function isVerification(value: unknown): boolean {
  return (
    isRecord(value) &&
    (value.result === 'applied' || value.result === 'notApplied' || value.result === 'unknown') &&
    (value.payment === null || isPaymentValues(value.payment)) &&
    isAmountOrNull(value.balanceAfter)
  );
}

function isPaymentValues(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.data)) return false;
  const { transaction_amount, fare_media } = value;
  return isAmountOrNull(transaction_amount) && (fare_media === null || typeof fare_media === 'string');
}

function isAmountOrNull(value: unknown): boolean {
  return value === null || typeof value === 'number';
}
