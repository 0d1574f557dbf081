import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_REGION, type Region } from '../domain/regions';
import { measureClockSkew } from './tokenExpiry';

/** Why a session ended; the sign-in screen shows the reason. `otherTab`: the user has signed out in another tab. */
export type EndReason = 'signedOut' | 'expired' | 'idle' | 'otherTab';

/** The reason in the sign-in screen's URL. `otherTabChanges`: as `otherTab`, and this tab's change journal was lost. */
export type LeaveReason = EndReason | 'otherTabChanges';

/**
 * The session of this tab. A session and its tokens belong to the region of the sign-in (decision 3). The session is
 * stored in sessionStorage, so that it survives a reload.
 */
export interface SessionState {
  /** Identifies the session in messages between tabs. It is random and not derived from a token. */
  sessionId: string | null;
  region: Region | null;
  /** The token of the signed-in PSO user, the platform operator. */
  psoToken: string | null;
  /** Admin tokens by region and abbreviation. */
  agencyTokens: Readonly<Record<Region, Readonly<Record<string, string>>>>;
  /** Milliseconds by which this computer's clock is ahead of the platform's. Tokens expire by the platform's clock. */
  clockSkewMs: number;
  /**
   * Why this page's session has ended. The page then renders nothing and navigates to the sign-in screen. Never stored.
   */
  ended: EndReason | null;
}

const signedOut: SessionState = {
  sessionId: null,
  region: null,
  psoToken: null,
  agencyTokens: { usEast: {}, australia: {} },
  clockSkewMs: 0,
  ended: null,
};

const slice = createSlice({
  name: 'session',
  initialState: signedOut,
  reducers: {
    operatorSignedIn: {
      prepare: (signIn: { region: Region; token: string }) => ({
        payload: { ...signIn, sessionId: nanoid(), clockSkewMs: measureClockSkew(signIn.token, Date.now()) },
      }),
      reducer: (
        _state,
        { payload }: PayloadAction<{ region: Region; token: string; sessionId: string; clockSkewMs: number }>,
      ) => ({
        ...signedOut,
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
     * The platform has rejected an agency's token. `token` is the rejected token, so that a newer one is not removed.
     * `wasWriteRejected`: the platform has rejected a write of the open page, so the write was not applied.
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
      ...signedOut,
      ended: payload.reason,
    }),
  },
});

export const { operatorSignedIn, agencySignedIn, agencyTokenDropped, sessionEnded } = slice.actions;
export const sessionReducer = slice.reducer;
export const signedOutState = signedOut;

/** The part of the state that the session's selectors read. */
interface WithSession {
  session: SessionState;
  region: { region: Region };
}

/** The region of this tab: the session's region, or the one selected last when nobody is signed in. */
export function selectRegion({ session, region }: WithSession): Region {
  return session.region ?? region.region ?? DEFAULT_REGION;
}

export function selectPsoToken({ session }: WithSession): string | null {
  return session.psoToken;
}

/** The admin token of one agency in this tab's region, or null. */
export function selectAgencyToken(state: WithSession, abbreviation: string): string | null {
  const tokens = state.session.agencyTokens[selectRegion(state)];
  return Object.hasOwn(tokens, abbreviation) ? (tokens[abbreviation] ?? null) : null;
}
