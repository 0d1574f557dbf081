import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { type Currency, DEFAULT_REGION, getRegionCurrency, type Region } from '@/domain/regions';
import { measureClockSkew } from './tokenExpiry';

/** `otherTab`: the user has signed out in another tab. */
export type EndReason = 'signedOut' | 'expired' | 'idle' | 'otherTab';

/** In the sign-in screen's URL. `otherTabLostChanges`: `otherTab`, and unexported changes of the journal were lost. */
export type LeaveReason = EndReason | 'otherTabLostChanges';

/** This tab's session, in sessionStorage. It belongs to the region of the sign-in (decision 3). */
export interface SessionState {
  /** Identifies the session in messages between tabs. It is random, not derived from a token. */
  sessionId: string | null;
  region: Region | null;
  /** The operator's token. */
  psoToken: string | null;
  /** Administrators' tokens, by region and the agency's abbreviation. */
  agencyTokens: Readonly<Record<Region, Readonly<Record<string, string>>>>;
  /** Milliseconds by which this computer's clock is ahead of the platform's. Tokens expire by the platform's clock. */
  clockSkewMs: number;
  /** Why this page's session has ended. The page then renders nothing and opens the sign-in screen. Never stored. */
  ended: EndReason | null;
}

export const signedOutState: SessionState = {
  sessionId: null,
  region: null,
  psoToken: null,
  agencyTokens: { usEast: {}, australia: {} },
  clockSkewMs: 0,
  ended: null,
};

const slice = createSlice({
  name: 'session',
  initialState: signedOutState,
  reducers: {
    operatorSignedIn: {
      prepare: (signIn: { region: Region; token: string }) => ({
        payload: { ...signIn, sessionId: nanoid(), clockSkewMs: measureClockSkew(signIn.token, Date.now()) },
      }),
      reducer: (
        _state,
        { payload }: PayloadAction<{ region: Region; token: string; sessionId: string; clockSkewMs: number }>,
      ) => ({
        ...signedOutState,
        sessionId: payload.sessionId,
        region: payload.region,
        psoToken: payload.token,
        clockSkewMs: payload.clockSkewMs,
      }),
    },
    agencySignedIn: {
      prepare: (signIn: { region: Region; abbreviation: string; token: string }) => ({
        payload: { ...signIn, sessionId: nanoid(), clockSkewMs: measureClockSkew(signIn.token, Date.now()) },
      }),
      reducer: (
        state,
        {
          payload: { region, abbreviation, token, sessionId, clockSkewMs },
        }: PayloadAction<{
          region: Region;
          abbreviation: string;
          token: string;
          sessionId: string;
          clockSkewMs: number;
        }>,
      ) => {
        state.sessionId ??= sessionId;
        state.region ??= region;
        state.clockSkewMs = clockSkewMs;
        state.agencyTokens[region] = { ...state.agencyTokens[region], [abbreviation]: token };
      },
    },
    /**
     * The platform has rejected an agency's token. `token`: the rejected token, so that a newer one is not removed.
     * `wasWriteRejected`: as in `sessionEnded`.
     */
    agencyTokenDropped(
      state,
      {
        payload,
      }: PayloadAction<{ region: Region; abbreviation: string; token: string; wasWriteRejected?: boolean }>,
    ) {
      const { [payload.abbreviation]: currentToken, ...otherTokens } = state.agencyTokens[payload.region];
      if (currentToken === payload.token) state.agencyTokens[payload.region] = otherTokens;
    },
    /** `wasWriteRejected`: the platform has rejected a write of the open page, so the write was not applied. */
    sessionEnded: (
      _state,
      { payload }: PayloadAction<{ reason: EndReason; wasWriteRejected?: boolean }>,
    ) => ({
      ...signedOutState,
      ended: payload.reason,
    }),
  },
});

export const { operatorSignedIn, agencySignedIn, agencyTokenDropped, sessionEnded } = slice.actions;
export const sessionReducer = slice.reducer;

/** The part of the state that the session's selectors read. */
interface WithSession {
  session: SessionState;
  region: { region: Region };
}

/** The session's region; the region selected last when nobody is signed in. */
export function selectRegion({ session, region }: WithSession): Region {
  return session.region ?? region.region ?? DEFAULT_REGION;
}

/** The currency of the session's region (decision 31). */
export function selectCurrency(state: WithSession): Currency {
  return getRegionCurrency(selectRegion(state));
}

export function selectPsoToken({ session }: WithSession): string | null {
  return session.psoToken;
}

/** The token of one agency in this tab's region. */
export function selectAgencyToken(state: WithSession, abbreviation: string): string | null {
  const tokens = state.session.agencyTokens[selectRegion(state)];
  return Object.hasOwn(tokens, abbreviation) ? (tokens[abbreviation] ?? null) : null;
}
