import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of the notices that every page can show. */
export interface Notices {
  isOnline: boolean;
  /** The names of data that the browser could not store, for example 'the ticket note'; a reload loses their latest changes. */
  unsavedNames: readonly string[];
  /** The message of an error that no screen has handled. */
  uncaughtError: string | null;
  /** Null until shortly before the session ends. `endsAt` is in milliseconds since 1970. */
  sessionEnding: { endsAt: number; reason: 'idle' | 'expired' } | null;
}

/** The session's name in `unsavedNames`. A reload ends a session that is not stored. */
export const SESSION_NAME = 'the session';

const initialState: Notices = {
  isOnline: true,
  unsavedNames: [],
  uncaughtError: null,
  sessionEnding: null,
};

const slice = createSlice({
  name: 'notices',
  initialState,
  reducers: {
    connectionLost: (notices) => void (notices.isOnline = false),
    connectionRestored: (notices) => void (notices.isOnline = true),
    saveResultReported: (
      { unsavedNames, ...notices },
      { payload: { name, isSaved } }: PayloadAction<{ name: string; isSaved: boolean }>,
    ) => ({
      ...notices,
      unsavedNames: [...unsavedNames.filter((unsaved) => unsaved !== name), ...(isSaved ? [] : [name])],
    }),
    errorReported: (notices, { payload }: PayloadAction<string>) => void (notices.uncaughtError = payload),
    errorDismissed: (notices) => void (notices.uncaughtError = null),
    sessionEndAnnounced: (notices, { payload }: PayloadAction<Notices['sessionEnding']>) =>
      void (notices.sessionEnding = payload),
  },
});

export const {
  connectionLost,
  connectionRestored,
  saveResultReported,
  errorReported,
  errorDismissed,
  sessionEndAnnounced,
} = slice.actions;
export const noticesReducer = slice.reducer;
