import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Verification, type PaymentValues } from '../domain/correction';
import { type PaymentCorrection } from '../domain/entities/payment';
import { isRegion, type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { operatorSignedIn, sessionEnded } from './sessionSlice';

/** Which payment: of a rider of an agency in a region. */
export interface PaymentKey {
  region: Region;
  agency: string;
  userId: string;
  paymentId: string;
}

/**
 * A correction whose outcome nobody has been told yet (decision 19), with what there was before: amounts in cents,
 * media and ids, nothing of the rider.
 */
export interface SentCorrection extends PaymentKey {
  correction: PaymentCorrection;
  before: PaymentValues;
  /** The balance in cents as it was read last before; null where it was not. */
  balanceBefore: number | null;
  /** `settled`: the answer is no longer awaited, and no check is under way. */
  status: 'sending' | 'verifying' | 'settled';
  /** What was found of a settled one; null while nobody can tell. */
  verification: Verification | null;
}

export interface SentCorrectionsState {
  list: readonly SentCorrection[];
}

const initialState: SentCorrectionsState = { list: [] };

/**
 * The corrections that were sent and not told yet, one a payment. Noted before they are sent, so that neither leaving
 * the editor nor a reload loses one; gone with the session.
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
        ...list.filter((present) => !isSamePayment(present, payload)),
        { ...payload, status: 'sending', verification: null },
      ],
    }),
    /** No answer that can be trusted came (`finding` null), or what came or was found is to be told. */
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
    /** Its outcome was told. */
    correctionAcknowledged: (
      { list },
      { payload }: PayloadAction<{ paymentKey: PaymentKey }>,
    ): SentCorrectionsState => ({
      list: list.filter((present) => !isSamePayment(present, payload.paymentKey)),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState).addCase(operatorSignedIn, () => initialState);
  },
});

export const { correctionSent, correctionSettled, correctionVerifyStarted, correctionAcknowledged } =
  slice.actions;
export const sentCorrectionsReducer = slice.reducer;

/** What a slice of the store must hold for the selectors. */
interface WithSentCorrections {
  sentCorrections: SentCorrectionsState;
}

/** The correction of a payment that is not told yet, or undefined. */
export function selectSentCorrection({ sentCorrections }: WithSentCorrections, paymentKey: PaymentKey) {
  return sentCorrections.list.find((present) => isSamePayment(present, paymentKey));
}

export function isSameRider(sent: PaymentKey, { region, agency, userId }: Omit<PaymentKey, 'paymentId'>) {
  return sent.region === region && sent.agency === agency && sent.userId === userId;
}

/** What comes back from sessionStorage: an answer that was awaited, or a check, went with the page. */
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
  change: Partial<SentCorrection>,
): readonly SentCorrection[] {
  return list.map((present) => (isSamePayment(present, paymentKey) ? { ...present, ...change } : present));
}

function isSamePayment(one: PaymentKey, other: PaymentKey): boolean {
  return isSameRider(one, other) && one.paymentId === other.paymentId;
}

function isSentCorrection(value: unknown): value is SentCorrection {
  if (!isRecord(value) || !isRecord(value.correction) || !isPaymentValues(value.before)) return false;
  const { region, agency, userId, paymentId, correction, balanceBefore, verification } = value;
  return (
    isRegion(region) &&
    [agency, userId, paymentId, correction.payment_medium].every((text) => typeof text === 'string') &&
    typeof correction.amount === 'number' &&
    isAmount(balanceBefore) &&
    (verification === null || isVerification(verification))
  );
}

function isVerification(value: unknown): boolean {
  return (
    isRecord(value) &&
    (value.verdict === 'applied' || value.verdict === 'notApplied' || value.verdict === 'unknown') &&
    (value.seen === null || isPaymentValues(value.seen)) &&
    isAmount(value.balanceAfter)
  );
}

function isPaymentValues(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.data)) return false;
  const { transaction_amount, fare_media } = value;
  return isAmount(transaction_amount) && (fare_media === null || typeof fare_media === 'string');
}

function isAmount(value: unknown): boolean {
  return value === null || typeof value === 'number';
}
