import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type Region } from '@/domain/regions';
import { rootReducer } from '@/session/rootReducer';

/** Agencies that the operator has saved under a name, for the scope of runs. */
export interface AgencySet {
  region: Region;
  name: string;
  abbreviations: readonly string[];
}

interface AgencySetsState {
  /** Sorted by name. */
  sets: readonly AgencySet[];
}

type SetKey = Pick<AgencySet, 'region' | 'name'>;

const isSame = (a: SetKey, b: SetKey) => a.region === b.region && a.name === b.name;

const agencySetsSlice = createSlice({
  name: 'agencySets',
  initialState: { sets: [] } as AgencySetsState,
  reducers: {
    /** Dispatched when Fleet opens, and after another tab has changed the sets. */
    agencySetsLoaded: (_state, { payload }: PayloadAction<readonly AgencySet[]>) => ({ sets: payload }),
    /** Replaces a set of the same name. */
    agencySetSaved: ({ sets }, { payload }: PayloadAction<AgencySet>): AgencySetsState => {
      const others = sets.filter((set) => !isSame(set, payload));
      return { sets: [...others, payload].sort((a, b) => a.name.localeCompare(b.name)) };
    },
    agencySetRemoved: ({ sets }, { payload }: PayloadAction<SetKey>): AgencySetsState => ({
      sets: sets.filter((set) => !isSame(set, payload)),
    }),
  },
  selectors: { selectAgencySets: ({ sets }) => sets },
});

export const { agencySetsLoaded, agencySetSaved, agencySetRemoved } = agencySetsSlice.actions;

declare module '@/session/rootReducer' {
  interface LazySlices extends WithSlice<typeof agencySetsSlice> {}
}

export const { selectAgencySets } = agencySetsSlice.injectInto(rootReducer).selectors;
