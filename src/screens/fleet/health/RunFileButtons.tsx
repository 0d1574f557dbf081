import { useEffect, useState } from 'react';
import { type AgencyNotes } from '@/domain/agencies/agencyNotes';
import { buildFileName } from '@/domain/files/buildFileName';
import { findOtherNotes, toFileNotes } from '@/domain/files/fileNotes';
import { OPENED_FILE_LENGTH_LIMIT } from '@/domain/fleet/fleetLimits';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { FILE_TOO_LARGE_TEXT, formatRunFile, parseRunFile } from '@/domain/fleet/runFile';
import { type Region } from '@/domain/regions';
import { loadAgencyNotes } from '@/session/agency-notes/loadAgencyNotes';
import { usePortalDispatch, usePortalSelector, usePortalStore } from '@/session/hooks';
import { runOpened } from '@/shared/fleet/fleetSlice';
import { downloadWithToast } from '@/ui/data/downloadWithToast';
import { SaveFileButton } from '@/ui/data/SaveFileButton';
import { OpenFileButton } from '@/ui/form/OpenFileButton';
import { FileNotes } from './FileNotes';

interface Props {
  run: FleetRun<'health'>;
  /** Gets the id of the opened run. */
  onOpen: (id: string) => void;
}

/**
 * Saves a run as a file, with the notes on its agencies, and opens such a file, also one of the other region, to compare
 * the run with.
 */
export function RunFileButtons({ run, onOpen }: Props) {
  const dispatch = usePortalDispatch();
  const { getState } = usePortalStore();
  useEffect(() => dispatch(loadAgencyNotes()), [dispatch]);
  const ownNotes = usePortalSelector(({ agencyNotes }) => agencyNotes?.notes[run.region]);
  const notes = toFileNotes(
    ownNotes ?? {},
    run.agencies.map(({ abbreviation }) => abbreviation),
  );
  const { length: noteCount } = Object.keys(notes);
  const [isWithNotes, setIsWithNotes] = useState(true);
  /** The notes of an opened file. */
  const [fileNotes, setFileNotes] = useState<{ region: Region; notes: AgencyNotes } | null>(null);
  const [takenOver, setTakenOver] = useState<string | null>(null);
  return (
    <>
      <SaveFileButton onSave={() => saveRun(run, isWithNotes ? notes : {})}>Save as file</SaveFileButton>
      {noteCount > 0 && (
        <label title="A text that looks like a secret or an address is left out">
          <input
            type="checkbox"
            checked={isWithNotes}
            onChange={({ target }) => setIsWithNotes(target.checked)}
          />{' '}
          with the {noteCount === 1 ? 'note on 1 agency' : `notes on ${noteCount} agencies`}
        </label>
      )}
      <OpenFileButton
        label="File with a run"
        lengthLimit={OPENED_FILE_LENGTH_LIMIT}
        tooLargeText={FILE_TOO_LARGE_TEXT}
        onText={(text) => {
          const opened = parseRunFile(text);
          if (opened.error !== undefined) return opened.error;
          onOpen(dispatch(runOpened(opened.run)).payload.id);
          const { region } = opened.run;
          setTakenOver(null);
          const isNew = findOtherNotes(getState().agencyNotes?.notes[region], opened.notes).length > 0;
          setFileNotes(isNew ? { region, notes: opened.notes } : null);
          return null;
        }}
      />
      {takenOver !== null && <span role="status">{takenOver}</span>}
      {fileNotes && (
        <FileNotes
          {...fileNotes}
          onClose={(abbreviations) => {
            setFileNotes(null);
            setTakenOver(
              abbreviations.length === 0
                ? 'No note was taken over.'
                : `Notes taken over: ${abbreviations.join(', ')}.`,
            );
          }}
        />
      )}
    </>
  );
}

function saveRun(run: FleetRun<'health'>, notes: AgencyNotes): string {
  return downloadWithToast(
    'Saved the run',
    buildFileName(
      { baseName: 'fleet-run', region: run.region, agency: null, extension: 'json' },
      run.startedAt,
    ),
    formatRunFile(run, PORTAL_VERSION, Date.now(), notes),
  );
}
