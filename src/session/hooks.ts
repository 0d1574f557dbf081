import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { type TypedUseSelectorHook, useDispatch, useSelector } from 'react-redux';
import { type Configuration } from '../domain/configuration';
import { type CallRecord } from './callsSlice';
import { type DiagnosticsState } from './diagnosticsSlice';
import { type JournalState } from './journal';
import { type Notices } from './noticesSlice';
import { type Preferences } from './preferencesSlice';
import { type RegionState } from './regionSlice';
import { type SentCorrectionsState } from './sentCorrectionsSlice';
import { type SessionState } from './sessionSlice';

/** The store's state, except the API's cache, which components read with RTK Query's hooks. */
export interface PortalState {
  session: SessionState;
  region: RegionState;
  configuration: Configuration;
  searchTerms: Readonly<Record<string, string>>;
  calls: readonly CallRecord[];
  notices: Notices;
  diagnostics: DiagnosticsState;
  sentCorrections: SentCorrectionsState;
  /** Injected together with the API; read it with `selectPreferences`. */
  preferences?: Preferences;
  /** Injected with the first write; read it with `selectJournal`. */
  journal?: JournalState;
}

export type PortalDispatch = ThunkDispatch<PortalState, unknown, UnknownAction>;

export const usePortalSelector: TypedUseSelectorHook<PortalState> = useSelector;
export const usePortalDispatch: () => PortalDispatch = useDispatch;
