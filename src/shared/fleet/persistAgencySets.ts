import { isAnyOf } from '@reduxjs/toolkit';
import { isAbbreviation } from '@/domain/paths';
import { isRegion } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { type PortalThunk } from '@/session/hooks';
import { rootReducer } from '@/session/rootReducer';
import { persistInLocalStorage } from '@/session/storage/persistInLocalStorage';
import {
  type AgencySet,
  agencySetRemoved,
  agencySetSaved,
  agencySetsLoaded,
  agencySetsSlice,
  selectAgencySets,
} from './agencySetsSlice';

/** In localStorage, with the names and abbreviations only. */
export const AGENCY_SETS_STORAGE_KEY = 'fare-portal:agency-sets';

/** A thunk: adds the saved sets of agencies to the store, and stores them from then on. */
export function persistAgencySets(): PortalThunk {
  return (dispatch) => {
    rootReducer.inject(agencySetsSlice);
    dispatch(
      persistInLocalStorage({
        key: AGENCY_SETS_STORAGE_KEY,
        createLoaded: (entry) => agencySetsLoaded(parseAgencySets(entry?.sets)),
        isChange: isAnyOf(agencySetSaved, agencySetRemoved),
        select: (state) => ({ sets: selectAgencySets(state) }),
      }),
    );
  };
}

/** Invalid sets are left out. */
function parseAgencySets(sets: unknown): readonly AgencySet[] {
  return Array.isArray(sets) ? sets.filter(isAgencySet) : [];
}

function isAgencySet(value: unknown): value is AgencySet {
  return (
    isRecord(value) &&
    isRegion(value.region) &&
    typeof value.name === 'string' &&
    Array.isArray(value.abbreviations) &&
    value.abbreviations.every(
      (abbreviation) => typeof abbreviation === 'string' && isAbbreviation(abbreviation),
    )
  );
}
