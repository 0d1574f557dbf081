import { type AgencyNotes } from '../agencies/agencyNotes';
import { parseAgencyNotes } from '../agencies/parseAgencyNotes';
import { parsePortalFile } from '../files/portalFile';
import { getRegionName } from '../regions';
import { type FleetRun } from './fleetRun';
import { parseStoredRun } from './parseStoredRun';
import { toStoredRun } from './storedRun';

const HEAD = { format: 'fare-portal fleet run', formatVersion: 1 };

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
    ...HEAD,
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
  const { file, error } = parsePortalFile(text, HEAD, 'run of Fleet');
  if (!file) return { error };
  const run = parseStoredRun(file.run);
  if (run?.kind !== 'health') return { error: 'This file is damaged: the run in it cannot be read.' };
  return { run: run as FleetRun<'health'>, notes: parseAgencyNotes(file.notes) };
}

export const FILE_TOO_LARGE_TEXT = 'This file is too large for a run of Fleet.';
