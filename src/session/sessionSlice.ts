import { createSlice, nanoid, type PayloadAction } from '@reduxjs/toolkit';
import { DEFAULT_REGION, type Region } from '../domain/regions';
import { measureClockSkew } from './tokenExpiry';

/** Why a session ended; the sign-in screen says it in words. `otherTab`: by Sign Out there. */
export type EndReason = 'signedOut' | 'expired' | 'idle' | 'otherTab';

/** The same as the sign-in screen is told it: `otherTabChanges` where this tab's record of changes went with it. */
export type LeaveReason = EndReason | 'otherTabChanges';

/**
 * Who is signed in, in this tab. A session belongs to the region that it was made in, and so do its tokens
 * (decision 3); sessionStorage keeps it over a reload.
 */
export interface SessionState {
  /** Names the session to other tabs; says nothing about its tokens. */
  sessionId: string | null;
  region: Region | null;
  psoToken: string | null;
  /** Admin tokens by region and abbreviation. */
  agencyTokens: Readonly<Record<Region, Readonly<Record<string, string>>>>;
  /** Milliseconds that this computer's clock is ahead of the platform's: tokens end by the platform's. */
  clockSkewMs: number;
  /** Why the session that this document had ended; from then on it shows nothing, and leaves. Never stored. */
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
     * One agency's token is worthless; `token` says which, so that a newer one is never dropped for an older one's
     * failure. `wasRefused`: a write of the page that stands was refused with it, so that it is not applied.
     */
    agencyTokenDropped(
      state,
      {
        payload,
      }: PayloadAction<{ region: Region; abbreviation: string; token: string; wasWriteRejected?: boolean }>,
    ) {
      const { [payload.abbreviation]: present, ...others } = state.agencyTokens[payload.region];
      if (present === payload.token) state.agencyTokens[payload.region] = others;
    },
    /** `wasRefused`: a write of the page that stands was refused with the token, so that it is not applied. */
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

/** What a slice of the store must hold for the session's selectors. */
interface WithSession {
  session: SessionState;
  region: { region: Region };
}

/** The region that this tab works in: the session's, else the one last picked. */
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
