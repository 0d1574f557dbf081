import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the shell has to tell on whatever page: conditions of the browser, the connection and the portal itself. */
export interface Notices {
  isOnline: boolean;
  /** Whether the browser keeps the session over a reload. */
  isSessionPersisted: boolean;
  /** A fault of the portal that no screen caught, in the browser's words. */
  uncaughtError: string | null;
  /** When the session will end, in milliseconds since 1970, and why; null while that is far off. */
  ending: { endsAt: number; reason: 'idle' | 'expired' } | null;
}

const initialState: Notices = { isOnline: true, isSessionPersisted: true, uncaughtError: null, ending: null };

const slice = createSlice({
  name: 'notices',
  initialState: initialState,
  reducers: {
    connectionLost: (notices) => void (notices.isOnline = false),
    connectionRestored: (notices) => void (notices.isOnline = true),
    persistResultReported: (notices, { payload }: PayloadAction<boolean>) =>
      void (notices.isSessionPersisted = payload),
    errorReported: (notices, { payload }: PayloadAction<string>) => void (notices.uncaughtError = payload),
    errorDismissed: (notices) => void (notices.uncaughtError = null),
    sessionEndingSoon: (notices, { payload }: PayloadAction<Notices['ending']>) =>
      void (notices.ending = payload),
  },
});

export const {
  connectionLost,
  connectionRestored,
  persistResultReported,
  errorReported,
  errorDismissed,
  sessionEndingSoon,
} = slice.actions;
export const noticesReducer = slice.reducer;
