import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type PaymentValues, type Verification } from '@/domain/correction';
import { type PaymentCorrection } from '@/domain/entities/payment';
import { type Region } from '@/domain/regions';
import { operatorSignedIn, sessionEnded } from '../auth/sessionSlice';

/** Identifies a payment of a rider. */
export interface PaymentKey {
  region: Region;
  agency: string;
  userId: string;
  paymentId: string;
}

/** A correction whose outcome the operator has not acknowledged yet. The user id is the only personal data in it. */
export interface PendingCorrection extends PaymentKey {
  kind: 'correction';
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

/** The form values of an administrator's registration whose outcome is unknown, without the password. */
export interface PendingRegistration {
  kind: 'registration';
  region: Region;
  agency: string;
  email: string;
  firstName: string;
  lastName: string;
  telephone: string;
}

/** The profile of a registered administrator who has none yet. */
export interface PendingProfile {
  kind: 'profile';
  region: Region;
  agency: string;
  profile: { user_id: string | number; first_name: string; last_name: string; cell_phone: string };
  /** Whether the profile was sent without a reliable response. */
  isOutcomeUnknown: boolean;
}

/** A write that is not finished: it is pending, its outcome is unknown, or a part of it is missing (decision 19). */
export type PendingWrite = PendingCorrection | PendingRegistration | PendingProfile;

/** The fields that identify a pending write. */
export type PendingWriteKey =
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
  initialState: initialState,
  reducers: {
    /** Replaces an older write with the same key. */
    pendingWriteSaved: ({ list }, { payload }: PayloadAction<PendingWrite>): PendingWritesState => ({
      list: [...list.filter((write) => !hasKey(write, payload)), payload],
    }),
    pendingWriteRemoved: ({ list }, { payload }: PayloadAction<PendingWriteKey>): PendingWritesState => ({
      list: list.filter((write) => !hasKey(write, payload)),
    }),
    /** Does nothing when the correction was removed meanwhile. */
    pendingCorrectionChanged: (
      { list },
      {
        payload: { paymentKey, ...changes },
      }: PayloadAction<
        { paymentKey: PaymentKey } & Partial<Pick<PendingCorrection, 'status' | 'verification'>>
      >,
    ): PendingWritesState => ({
      list: list.map((write) =>
        write.kind === 'correction' && isSamePayment(write, paymentKey) ? { ...write, ...changes } : write,
      ),
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => initialState).addCase(operatorSignedIn, () => initialState);
  },
});

export const { pendingWriteSaved, pendingWriteRemoved, pendingCorrectionChanged } = slice.actions;
export const pendingWritesReducer = slice.reducer;

/** The part of the state that the selectors read. */
interface WithPendingWrites {
  pendingWrites: PendingWritesState;
}

export function selectPendingCorrection({ pendingWrites }: WithPendingWrites, paymentKey: PaymentKey) {
  return pendingWrites.list.find(
    (write): write is PendingCorrection => write.kind === 'correction' && isSamePayment(write, paymentKey),
  );
}

export function isSameRider(a: Omit<PaymentKey, 'paymentId'>, b: Omit<PaymentKey, 'paymentId'>): boolean {
  return a.region === b.region && a.agency === b.agency && a.userId === b.userId;
}

function isSamePayment(a: PaymentKey, b: PaymentKey): boolean {
  return isSameRider(a, b) && a.paymentId === b.paymentId;
}

function hasKey(write: PendingWrite, key: PendingWriteKey): boolean {
  if (write.region !== key.region || write.agency !== key.agency) return false;
  if (write.kind === 'correction') return key.kind === 'correction' && isSamePayment(write, key);
  if (write.kind === 'registration') return key.kind === 'registration' && write.email === key.email;
  return key.kind === 'profile' && String(write.profile.user_id) === String(key.profile.user_id);
}
