import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type Finding, type PaymentValues } from '../domain/correction';
import { type PaymentCorrection } from '../domain/entities/payment';
import { isRegion, type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { operatorSignedIn, sessionEnded } from './sessionSlice';

/** Which payment: of a rider of an agency in a region. */
export interface PaymentPlace {
  region: Region;
  agency: string;
  userId: string;
  paymentId: string;
}

/**
 * A correction whose outcome nobody has been told yet (decision 19), with what there was before: amounts in cents,
 * media and ids, nothing of the rider.
 */
export interface SentCorrection extends PaymentPlace {
  correction: PaymentCorrection;
  before: PaymentValues;
  /** The balance in cents as it was read last before; null where it was not. */
  balanceBefore: number | null;
  /** `settled`: the answer is no longer awaited, and no check is under way. */
  stand: 'sending' | 'checking' | 'settled';
  /** What was found of a settled one; null while nobody can tell. */
  finding: Finding | null;
}

export interface SentCorrectionsState {
  list: readonly SentCorrection[];
}

const none: SentCorrectionsState = { list: [] };

/**
 * The corrections that were sent and not told yet, one a payment. Noted before they are sent, so that neither leaving
 * the editor nor a reload loses one; gone with the session.
 */
const slice = createSlice({
  name: 'sentCorrections',
  initialState: none,
  reducers: {
    correctionSent: (
      { list },
      { payload }: PayloadAction<Omit<SentCorrection, 'stand' | 'finding'>>,
    ): SentCorrectionsState => ({
      list: [
        ...list.filter((present) => !isSamePlace(present, payload)),
        { ...payload, stand: 'sending', finding: null },
      ],
    }),
    /** No answer that can be trusted came (`finding` null), or what came or was found is to be told. */
    correctionSettled: (
      { list },
      { payload }: PayloadAction<{ place: PaymentPlace; finding: Finding | null }>,
    ): SentCorrectionsState => ({
      list: changed(list, payload.place, { stand: 'settled', finding: payload.finding }),
    }),
    correctionCheckBegun: (
      { list },
      { payload }: PayloadAction<{ place: PaymentPlace }>,
    ): SentCorrectionsState => ({
      list: changed(list, payload.place, { stand: 'checking' }),
    }),
    /** Its outcome was told. */
    correctionTold: (
      { list },
      { payload }: PayloadAction<{ place: PaymentPlace }>,
    ): SentCorrectionsState => ({ list: list.filter((present) => !isSamePlace(present, payload.place)) }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => none).addCase(operatorSignedIn, () => none);
  },
});

export const { correctionSent, correctionSettled, correctionCheckBegun, correctionTold } = slice.actions;
export const sentCorrectionsReducer = slice.reducer;

/** What a slice of the store must hold for the selectors. */
interface WithSentCorrections {
  sentCorrections: SentCorrectionsState;
}

/** The correction of a payment that is not told yet, or undefined. */
export function selectSentCorrection({ sentCorrections }: WithSentCorrections, place: PaymentPlace) {
  return sentCorrections.list.find((present) => isSamePlace(present, place));
}

export function isOfRider(sent: PaymentPlace, { region, agency, userId }: Omit<PaymentPlace, 'paymentId'>) {
  return sent.region === region && sent.agency === agency && sent.userId === userId;
}

/** What comes back from sessionStorage: an answer that was awaited, or a check, went with the page. */
export function readSentCorrections(stored: unknown): SentCorrectionsState {
  const list: unknown = isRecord(stored) ? stored.list : null;
  if (!Array.isArray(list)) return none;
  return {
    list: list
      .filter(isSentCorrection)
      .map((sent) => (sent.stand === 'settled' ? sent : { ...sent, stand: 'settled', finding: null })),
  };
}

function changed(
  list: readonly SentCorrection[],
  place: PaymentPlace,
  change: Partial<SentCorrection>,
): readonly SentCorrection[] {
  return list.map((present) => (isSamePlace(present, place) ? { ...present, ...change } : present));
}

function isSamePlace(one: PaymentPlace, other: PaymentPlace): boolean {
  return isOfRider(one, other) && one.paymentId === other.paymentId;
}

function isSentCorrection(value: unknown): value is SentCorrection {
  if (!isRecord(value) || !isRecord(value.correction) || !isValues(value.before)) return false;
  const { region, agency, userId, paymentId, correction, balanceBefore, finding } = value;
  return (
    isRegion(region) &&
    [agency, userId, paymentId, correction.payment_medium].every((text) => typeof text === 'string') &&
    typeof correction.amount === 'number' &&
    isAmount(balanceBefore) &&
    (finding === null || isFinding(finding))
  );
}

function isFinding(value: unknown): boolean {
  return (
    isRecord(value) &&
    (value.verdict === 'applied' || value.verdict === 'notApplied' || value.verdict === 'unknown') &&
    (value.seen === null || isValues(value.seen)) &&
    isAmount(value.balanceAfter)
  );
}

function isValues(value: unknown): boolean {
  if (!isRecord(value) || !isRecord(value.data)) return false;
  const { transaction_amount, fare_media } = value;
  return isAmount(transaction_amount) && (fare_media === null || typeof fare_media === 'string');
}

function isAmount(value: unknown): boolean {
  return value === null || typeof value === 'number';
}
