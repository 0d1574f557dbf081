import { isAnyOf } from '@reduxjs/toolkit';
import { isAbbreviation } from '@/domain/paths';
import { isRegion } from '@/domain/regions';
import { hasFields, isListOf, isText } from '@/lib/typeGuards';
import { type PortalThunk } from '@/session/hooks';
import { persistSlice } from '@/session/storage/persistSlice';
import { safeLocalStorage } from '@/session/storage/safeStorage';
import {
  type AgencySet,
  agencySetRemoved,
  agencySetSaved,
  agencySetsLoaded,
  selectAgencySets,
} from './agencySetsSlice';

/** In localStorage, with the names and abbreviations only. */
export const AGENCY_SETS_STORAGE_KEY = 'fare-portal:agency-sets';

/** A thunk: adds the saved sets of agencies to the store, and stores them from then on. */
export function persistAgencySets(): PortalThunk {
  return persistSlice({
    name: 'the sets of agencies',
    localStorageKey: AGENCY_SETS_STORAGE_KEY,
    load: () => agencySetsLoaded(parseAgencySets(safeLocalStorage.readEntry(AGENCY_SETS_STORAGE_KEY)?.sets)),
    isChange: isAnyOf(agencySetSaved, agencySetRemoved),
    save: (state) => safeLocalStorage.writeEntry(AGENCY_SETS_STORAGE_KEY, { sets: selectAgencySets(state) }),
  });
}

/** Invalid sets are left out. */
function parseAgencySets(sets: unknown): readonly AgencySet[] {
  return Array.isArray(sets) ? sets.filter(isAgencySet) : [];
}

const isAgencySet = hasFields<AgencySet>({
  region: isRegion,
  name: isText,
  abbreviations: isListOf((value): value is string => isText(value) && isAbbreviation(value)),
});
