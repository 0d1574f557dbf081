import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the shell has to tell on whatever page: conditions of the browser, the connection and the portal itself. */
export interface Notices {
  online: boolean;
  /** Whether the browser keeps the session over a reload. */
  isStored: boolean;
  /** A fault of the portal that no screen caught, in the browser's words. */
  fault: string | null;
  /** When the session will end, in milliseconds since 1970, and why; null while that is far off. */
  ending: { at: number; reason: 'idle' | 'expired' } | null;
}

const quiet: Notices = { online: true, isStored: true, fault: null, ending: null };

const slice = createSlice({
  name: 'notices',
  initialState: quiet,
  reducers: {
    connectionLost: (notices) => void (notices.online = false),
    connectionBack: (notices) => void (notices.online = true),
    sessionKept: (notices, { payload }: PayloadAction<boolean>) => void (notices.isStored = payload),
    faultMet: (notices, { payload }: PayloadAction<string>) => void (notices.fault = payload),
    faultDismissed: (notices) => void (notices.fault = null),
    sessionEndingSoon: (notices, { payload }: PayloadAction<Notices['ending']>) =>
      void (notices.ending = payload),
  },
});

export const { connectionLost, connectionBack, sessionKept, faultMet, faultDismissed, sessionEndingSoon } =
  slice.actions;
export const noticesReducer = slice.reducer;
