import { isRecord } from '@/lib/isRecord';
import { parseJson } from '@/lib/valueTests';
import { type AgencyNotes } from '../agencyNotes';
import { parseAgencyNotes } from '../parseAgencyNotes';
import { getRegionName } from '../regions';
import { OPENED_FILE_LENGTH_LIMIT } from './fleetLimits';
import { type FleetRun } from './fleetRun';
import { parseStoredRun } from './parseStoredRun';
import { toStoredRun } from './storedRun';

const FORMAT = 'fare-portal fleet run';
const FORMAT_VERSION = 1;

/**
 * A run as the JSON of a file: the region, the time, the version and the checks are for its reader. `now`: as of
 * `toStoredRun`. `notes` are those on its agencies, of `toFileNotes`.
 */
export function formatRunFile(
  run: FleetRun<'health'>,
  portalVersion: string,
  now: number,
  notes: AgencyNotes = {},
): string {
  return JSON.stringify({
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    region: getRegionName(run.region),
    time: new Date(run.startedAt).toISOString(),
    portalVersion,
    profile: run.task.profile,
    run: toStoredRun(run, now),
    notes,
  });
}

interface RunFile {
  run: FleetRun<'health'>;
  /** On agencies of the run's region; empty for a file without them. */
  notes: AgencyNotes;
  error?: never;
}

/** Parses what `formatRunFile` has written; the error is a text for the screen. */
export function parseRunFile(text: string): RunFile | { run?: never; error: string } {
  if (text.length > OPENED_FILE_LENGTH_LIMIT) return { error: FILE_TOO_LARGE_TEXT };
  const file = parseJson(text);
  if (!isRecord(file) || file.format !== FORMAT) return { error: 'This file has no run of Fleet.' };
  if (file.formatVersion !== FORMAT_VERSION)
    return { error: 'This file is from another version of the portal, which this one cannot read.' };
  const run = parseStoredRun(file.run);
  if (run?.kind !== 'health') return { error: 'This file is damaged: the run in it cannot be read.' };
  return { run: run as FleetRun<'health'>, notes: parseAgencyNotes(file.notes) };
}

export const FILE_TOO_LARGE_TEXT = 'This file is too large for a run of Fleet.';
