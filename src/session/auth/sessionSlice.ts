import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type Currency, getRegionCurrency, type Region } from '@/domain/regions';
import { measureTokenSkew } from './clockSkew';
import { type EndReason } from './sessionEnds';

/** This tab's session, in sessionStorage. It belongs to the region of the sign-in (decision 3). */
export interface SessionState {
  /** Identifies the session in messages between tabs. It is random, not derived from a token. */
  sessionId: string | null;
  region: Region | null;
  /** The operator's email; null for an administrator without an operator. */
  email: string | null;
  /** The origin that issued the tokens. They are never sent to another one (decision 1). */
  tokenOrigin: string | null;
  /** The operator's token. */
  psoToken: string | null;
  /** Administrators' tokens, by the agency's abbreviation. */
  agencyTokens: Readonly<Record<string, string>>;
  /** By abbreviation, what an administrator has signed in with. An agency that the operator has opened has none. */
  administratorEmails: Readonly<Record<string, string | undefined>>;
  /** Whether the platform has rejected the operator's token when it should give one of an agency. */
  isOperatorRejected: boolean;
  /** Milliseconds by which this computer's clock is ahead of the platform's (decision 35); null while that is unknown. */
  clockSkewMs: number | null;
  /** Whether the operator has closed the notice of a wrong clock. */
  isClockNoticeDismissed: boolean;
  /** The agency that the user has signed out of, until the next sign-in to an agency. Never stored. */
  signedOutAgency?: string;
  /** The agency whose session's end has lost what was typed in a form, until the next sign-in to one. Never stored. */
  lostInputAgency?: string;
  /** Why this page's session has ended. The page then renders nothing and opens the sign-in screen. Never stored. */
  endReason: EndReason | null;
}

export const signedOutState: SessionState = {
  sessionId: null,
  region: null,
  email: null,
  tokenOrigin: null,
  psoToken: null,
  agencyTokens: {},
  administratorEmails: {},
  isOperatorRejected: false,
  clockSkewMs: null,
  isClockNoticeDismissed: false,
  endReason: null,
};

interface OperatorSignIn {
  region: Region;
  email: string;
  token: string;
  tokenOrigin: string | null;
}

interface AgencySignIn {
  region: Region;
  abbreviation: string;
  token: string;
  tokenOrigin: string | null;
  /** The administrator's email; absent when the platform has issued the token for the operator's. */
  email?: string;
}

const slice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    operatorSignedIn: {
      prepare: (signIn: OperatorSignIn) => ({
        payload: { ...signIn, sessionId: nanoid(), tokenSkewMs: measureTokenSkew(signIn.token) },
      }),
      reducer: (
        { clockSkewMs, isClockNoticeDismissed },
        { payload }: PayloadAction<OperatorSignIn & { sessionId: string; tokenSkewMs: number | null }>,
      ) => ({
        ...signedOutState,
        sessionId: payload.sessionId,
        region: payload.region,
        email: payload.email,
        tokenOrigin: payload.tokenOrigin,
        psoToken: payload.token,
        // What the sign-in's own answer had in its header comes first.
        clockSkewMs: clockSkewMs ?? payload.tokenSkewMs,
        // The notice can have been closed on the sign-in page.
        isClockNoticeDismissed,
      }),
    },
    agencySignedIn: {
      prepare: (signIn: AgencySignIn) => ({ payload: { ...signIn, sessionId: nanoid() } }),
      reducer: (
        state,
        {
          payload: { region, abbreviation, token, tokenOrigin, email, sessionId },
        }: PayloadAction<AgencySignIn & { sessionId: string }>,
      ) => {
        state.sessionId ??= sessionId;
        state.region ??= region;
        state.tokenOrigin ??= tokenOrigin;
        delete state.signedOutAgency;
        delete state.lostInputAgency;
        // The operator's token is still valid. An administrator's sign-in says nothing about it.
        if (email === undefined) state.isOperatorRejected = false;
        state.agencyTokens = { ...state.agencyTokens, [abbreviation]: token };
        state.administratorEmails = { ...state.administratorEmails, [abbreviation]: email };
      },
    },
    /**
     * The platform has rejected an agency's token, or the user has signed out of the agency (`isSignOut`). `token`: the
     * dropped token, so that a newer one is not removed.
     * `wasWriteRejected`: as in `sessionEnded`.
     */
    agencyTokenDropped(
      state,
      {
        payload,
      }: PayloadAction<{
        abbreviation: string;
        token: string;
        isSignOut?: boolean;
        wasWriteRejected?: boolean;
      }>,
    ) {
      const { [payload.abbreviation]: currentToken, ...otherTokens } = state.agencyTokens;
      if (currentToken !== payload.token) return;
      state.agencyTokens = otherTokens;
      state.administratorEmails = { ...state.administratorEmails, [payload.abbreviation]: undefined };
      if (payload.isSignOut) state.signedOutAgency = payload.abbreviation;
    },
    /** The end of an agency's session has lost what was typed in a form. */
    agencyInputLost: (state, { payload }: PayloadAction<string>) => void (state.lostInputAgency = payload),
    /** The platform has rejected the operator's `token`, which may have been replaced meanwhile. */
    operatorRejected(state, { payload }: PayloadAction<{ token: string }>) {
      if (state.psoToken === payload.token) state.isOperatorRejected = true;
    },
    clockSkewMeasured: (state, { payload }: PayloadAction<number>) => void (state.clockSkewMs = payload),
    clockNoticeDismissed: (state) => void (state.isClockNoticeDismissed = true),
    /**
     * `wasWriteRejected`: a write of the open page was not applied, because the platform has rejected it or its token had
     * expired.
     */
    sessionEnded: (
      _state,
      { payload }: PayloadAction<{ reason: EndReason; wasWriteRejected?: boolean }>,
    ) => ({
      ...signedOutState,
      endReason: payload.reason,
    }),
  },
});

export const {
  operatorSignedIn,
  agencySignedIn,
  agencyTokenDropped,
  agencyInputLost,
  operatorRejected,
  clockSkewMeasured,
  clockNoticeDismissed,
  sessionEnded,
} = slice.actions;
export const sessionReducer = slice.reducer;

/** The part of the state that the session's selectors read. */
interface WithSession {
  session: SessionState;
  region: { region: Region };
}

/** The session's region; the region selected last when nobody is signed in. */
export function selectRegion({ session, region }: WithSession): Region {
  return session.region ?? region.region;
}

/** The currency of the session's region (decision 31). */
export function selectCurrency(state: WithSession): Currency {
  return getRegionCurrency(selectRegion(state));
}

export function selectPsoToken({ session }: WithSession): string | null {
  return session.psoToken;
}

/** Whether an operator is signed in. */
export function selectIsOperator({ session }: WithSession): boolean {
  return session.psoToken !== null;
}

/** The token of one agency of the session's region. */
export function selectAgencyToken(
  { session: { agencyTokens } }: Pick<WithSession, 'session'>,
  abbreviation: string,
): string | null {
  return Object.hasOwn(agencyTokens, abbreviation) ? (agencyTokens[abbreviation] ?? null) : null;
}
