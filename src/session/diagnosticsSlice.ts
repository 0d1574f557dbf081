import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CheckSnapshot } from '../domain/checkSnapshot';
import { CHECK_STATUSES } from '../domain/checkStatus';
import { DIAGNOSTICS_HISTORY_LIMIT } from '../domain/limits';
import { isRegion, type Region } from '../domain/regions';
import { isRecord } from '../lib/isRecord';
import { sessionEnded } from './sessionSlice';

/** The records of an agency's checks, by the check's id. */
export type CheckRecords = Readonly<Record<string, CheckSnapshot>>;

/** What is kept for the session of the last diagnostics of each agency, the latest first; sessionStorage keeps it over a reload. */
export interface DiagnosticsState {
  last: readonly { region: Region; agency: string; checks: CheckRecords }[];
}

interface StoredCheck {
  region: Region;
  agency: string;
  checkId: string;
  snapshot: CheckSnapshot;
}

const slice = createSlice({
  name: 'diagnostics',
  initialState: { last: [] } as DiagnosticsState,
  reducers: {
    checkSnapshotStored: ({ last }, { payload }: PayloadAction<StoredCheck>): DiagnosticsState => {
      const { region, agency, checkId, snapshot } = payload;
      const isOurs = (one: { region: Region; agency: string }) =>
        one.region === region && one.agency === agency;
      const checks = { ...last.find(isOurs)?.checks, [checkId]: snapshot };
      const others = last.filter((one) => !isOurs(one));
      return { last: [{ region, agency, checks }, ...others].slice(0, DIAGNOSTICS_HISTORY_LIMIT) };
    },
  },
  extraReducers: (builder) => {
    builder.addCase(sessionEnded, () => ({ last: [] }));
  },
});

export const { checkSnapshotStored } = slice.actions;
export const diagnosticsReducer = slice.reducer;

const NONE: CheckRecords = {};

/** The last records of an agency's checks; none where it had no diagnostics in this session. */
export function selectCheckRecords(
  { diagnostics }: { diagnostics: DiagnosticsState },
  region: Region,
  agency: string,
): CheckRecords {
  return diagnostics.last.find((one) => one.region === region && one.agency === agency)?.checks ?? NONE;
}

/** What comes back from sessionStorage, without what doesn't fit. */
export function parseStoredDiagnostics(stored: unknown): DiagnosticsState {
  const last = isRecord(stored) && Array.isArray(stored.last) ? stored.last : [];
  return {
    last: last.filter(isRecord).flatMap(({ region, agency, checks }) => {
      if (!isRegion(region) || typeof agency !== 'string' || !isRecord(checks)) return [];
      const readable = Object.entries(checks).filter((entry): entry is [string, CheckSnapshot] =>
        isCheckRecord(entry[1]),
      );
      return [{ region, agency, checks: Object.fromEntries(readable) }];
    }),
  };
}

function isCheckRecord(value: unknown): value is CheckSnapshot {
  return (
    isRecord(value) &&
    CHECK_STATUSES.some((status) => status === value.status) &&
    typeof value.ranAt === 'string' &&
    Array.isArray(value.messages) &&
    value.messages.every((message) => typeof message === 'string') &&
    isStringRecord(value.facts) &&
    isStringRecord(value.prints)
  );
}

function isStringRecord(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((text) => typeof text === 'string');
}
