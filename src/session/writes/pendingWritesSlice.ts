import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { normalizeEmail } from '@/domain/emails';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { type PaymentValues } from '@/domain/payments/correction';
import { type CorrectionVerification } from '@/domain/payments/correctionVerification';
import { type Region } from '@/domain/regions';
import { noSessionRestored } from '../auth/noSessionRestored';
import { operatorSignedIn, sessionEnded } from '../auth/sessionSlice';

/** Identifies a payment of a rider. */
export interface PaymentKey {
  region: Region;
  agency: string;
  userId: string;
  paymentId: string;
}

/** A correction, with the facts when it is sent. The user id is the only personal data in it. */
export interface SentCorrection extends PaymentKey {
  correction: PaymentCorrection;
  /** The payment's values, read immediately before the correction was sent. */
  before: PaymentValues;
  /** The rider's balance in cents, read at the same time; null when it could not be read. */
  balanceBefore: number | null;
  /** By this computer's clock, in milliseconds since 1970. */
  sentAt: number;
  /** The journal's id of the correction that this one reverts. */
  revertedId?: string;
  /** The journal's id of this correction. */
  changeId: string;
}

/** A correction whose outcome the operator has not acknowledged yet. */
export interface PendingCorrection extends SentCorrection {
  kind: 'correction';
  /** `settled`: neither the correction nor a verification is pending; the outcome may still be unknown. */
  status: 'sending' | 'verifying' | 'settled';
  /**
   * When the request of a failed correction was sent that the platform has not answered; 0 if it has. After `sentAt` when
   * the token was renewed in between. Undefined while it is being sent.
   */
  unansweredAt?: number;
  /** The result of a settled correction; null while its outcome is unknown. */
  verification: CorrectionVerification | null;
  /** Why the correction failed without being applied, as in the journal. */
  rejection?: string;
  /**
   * The rider's balance in cents after the correction was applied: the first reading that has it. Undefined until then;
   * null if it is not known because a later correction was, or may be, applied before.
   */
  balanceAfter?: number | null;
}

/** The form values of an administrator's registration that may be, or certainly is, not applied; without the password. */
export interface PendingRegistration {
  kind: 'registration';
  region: Region;
  agency: string;
  email: string;
  firstName: string;
  lastName: string;
  telephone: string;
  /** A check has found that it was not applied: the form can be filled with it again. */
  isNotApplied?: boolean;
  /** The journal's id of it; undefined when the check of a refused one has found that none was applied. */
  changeId?: string;
  /** As in a profile. */
  sentAt?: number;
  /** As in a profile. */
  isSending?: boolean;
}

/** The profile of a registered administrator who has none yet. */
export interface PendingProfile {
  kind: 'profile';
  region: Region;
  agency: string;
  profile: { user_id: string | number; first_name: string; last_name: string; cell_phone: string };
  email: string;
  /** The journal's id of its administrator's registration; undefined if the check of a refused one has found the administrator. */
  registrationId?: string;
  /** The journal's id of the profile, if it was sent alone. */
  changeId?: string;
  /** Whether the profile was sent without a reliable response. */
  isOutcomeUnknown: boolean;
  /**
   * When the request was sent that the platform has not answered, by this computer's clock, in milliseconds since 1970; 0
   * if it has answered. Undefined while it is being sent.
   */
  sentAt?: number;
  /** Whether its call has not ended yet, also after the operator has left the page. */
  isSending?: boolean;
}

/** A write that is not finished: it is pending, its outcome is unknown, or a part of it is missing (decision 19). */
export type PendingWrite = PendingCorrection | PendingRegistration | PendingProfile;

/** The fields that identify a pending write. */
type PendingWriteKey =
  | ({ kind: 'correction' } & PaymentKey)
  | Pick<PendingRegistration, 'kind' | 'region' | 'agency' | 'email'>
  | Pick<PendingProfile, 'kind' | 'region' | 'agency' | 'profile'>;

/** The oldest write first. */
export interface PendingWritesState {
  list: readonly PendingWrite[];
}

const initialState: PendingWritesState = { list: [] };

/** A write is added before it is sent, so that it survives leaving its form and a reload. */
const slice = createSlice({
  name: 'pendingWrites',
  initialState,
  reducers: {
    /** Replaces an older write with the same key. */
    pendingWriteSaved: ({ list }, { payload }: PayloadAction<PendingWrite>): PendingWritesState => ({
      list: [...list.filter((write) => getPendingWriteId(write) !== getPendingWriteId(payload)), payload],
    }),
    pendingWriteRemoved: ({ list }, { payload }: PayloadAction<PendingWriteKey>): PendingWritesState => ({
      list: list.filter((write) => getPendingWriteId(write) !== getPendingWriteId(payload)),
    }),
    /** Does nothing when the correction was removed meanwhile, or another one was sent. */
    pendingCorrectionChanged: (
      { list },
      {
        payload: { paymentKey, sentAt, ...changes },
      }: PayloadAction<
        { paymentKey: PaymentKey; sentAt: number } & Partial<
          Pick<PendingCorrection, 'status' | 'verification' | 'rejection' | 'unansweredAt' | 'balanceAfter'>
        >
      >,
    ): PendingWritesState => ({
      list: list.map((write) =>
        write.kind === 'correction' &&
        write.sentAt === sentAt &&
        getPendingWriteId(write) === getPendingWriteId({ kind: 'correction', ...paymentKey })
          ? { ...write, ...changes }
          : write,
      ),
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(sessionEnded, operatorSignedIn, noSessionRestored), () => initialState);
  },
});

export const { pendingWriteSaved, pendingWriteRemoved, pendingCorrectionChanged } = slice.actions;
export const pendingWritesReducer = slice.reducer;

/** A text that identifies the write among the pending writes. */
export function getPendingWriteId(write: PendingWriteKey): string {
  return JSON.stringify([write.kind, write.region, write.agency, getObjectId(write)]);
}

function getObjectId(write: PendingWriteKey) {
  switch (write.kind) {
    case 'correction':
      return [write.userId, write.paymentId];
    case 'registration':
      return normalizeEmail(write.email);
    case 'profile':
      return String(write.profile.user_id);
  }
}
