import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import { type AgencyKey, isSameAgency } from '@/domain/agencies/agencyKey';
import { CHECK_STATUSES } from '@/domain/diagnostics/checkStatus';
import { type LatestCheckResult, type StoredCheckResult } from '@/domain/diagnostics/storedCheckResult';
import { DIAGNOSTICS_HISTORY_LIMIT } from '@/domain/limits';
import { isRegion, type Region } from '@/domain/regions';
import { isRecord } from '@/lib/isRecord';
import { noSessionRestored } from './auth/noSessionRestored';
import { sessionEnded } from './auth/sessionSlice';

/** The last results of an agency's checks, by check id. */
export type StoredCheckResults = Readonly<Record<string, LatestCheckResult>>;

/** The state is stored in sessionStorage, so the names of its fields are a storage format. */
interface DiagnosticsState {
  /** The last run of each agency's diagnostics in this session; the newest run comes first. */
  last: readonly (AgencyKey & { checks: StoredCheckResults })[];
}

interface StoredCheck extends AgencyKey {
  checkId: string;
  result: LatestCheckResult;
}

const slice = createSlice({
  name: 'diagnostics',
  initialState: { last: [] } as DiagnosticsState,
  reducers: {
    checkResultStored: ({ last }, { payload }: PayloadAction<StoredCheck>): DiagnosticsState => {
      const { region, agency, checkId, result } = payload;
      const lastRun = last.find((run) => isSameAgency(run, payload));
      const checks = { ...lastRun?.checks, [checkId]: result };
      const otherAgencies = last.filter((run) => run !== lastRun);
      return { last: [{ region, agency, checks }, ...otherAgencies].slice(0, DIAGNOSTICS_HISTORY_LIMIT) };
    },
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(sessionEnded, noSessionRestored), () => ({ last: [] }));
  },
});

export const { checkResultStored } = slice.actions;
export const diagnosticsReducer = slice.reducer;

/** A constant, because a selector must return the same reference for the same state. */
const NO_RESULTS: StoredCheckResults = {};

/** Empty when the agency's diagnostics have not run in this session. */
export function selectStoredCheckResults(
  { diagnostics }: { diagnostics: DiagnosticsState },
  region: Region,
  agency: string,
): StoredCheckResults {
  const lastRun = diagnostics.last.find((run) => isSameAgency(run, { region, agency }));
  return lastRun?.checks ?? NO_RESULTS;
}

/** Parses the state from sessionStorage; invalid agencies and checks are left out. */
export function parseStoredDiagnostics(stored: unknown): DiagnosticsState {
  const last = isRecord(stored) && Array.isArray(stored.last) ? stored.last : [];
  return {
    last: last.filter(isRecord).flatMap(({ region, agency, checks }) => {
      if (!isRegion(region) || typeof agency !== 'string' || !isRecord(checks)) return [];
      const validChecks = Object.entries(checks).filter((entry): entry is [string, LatestCheckResult] =>
        isLatestCheckResult(entry[1]),
      );
      return [{ region, agency, checks: Object.fromEntries(validChecks) }];
    }),
  };
}

function isLatestCheckResult(value: unknown): value is LatestCheckResult {
  return (
    isStoredCheckResult(value) && (!('lastComplete' in value) || isStoredCheckResult(value.lastComplete))
  );
}

function isStoredCheckResult(value: unknown): value is StoredCheckResult {
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
