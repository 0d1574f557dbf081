import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { FLEET_FILE_LENGTH_LIMIT } from '@/domain/fleet/fleetLimits';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { FILE_TOO_LARGE_TEXT, formatRunFile, parseRunFile } from '@/domain/fleet/runFile';
import { getRegionName } from '@/domain/regions';
import { usePortalDispatch } from '@/session/hooks';
import { runOpened } from '@/shared/fleet/fleetSlice';
import { downloadText } from '@/ui/data/downloadText';

interface Props {
  run: FleetRun<'health'>;
  /** Gets the id of the opened run. */
  onOpen: (id: string) => void;
}

/** Saves a run as a file, and opens such a file, also one of the other region, to compare the run with. */
export function RunFileButtons({ run, onOpen }: Props) {
  const dispatch = usePortalDispatch();
  const inputRef = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  const open = async (file: File) => {
    // A character has at least one byte.
    const opened =
      file.size > FLEET_FILE_LENGTH_LIMIT * 4
        ? { error: FILE_TOO_LARGE_TEXT }
        : await file.text().then(parseRunFile, () => ({ error: 'The browser could not read this file.' }));
    setError(opened.error ?? null);
    if (opened.error === undefined) onOpen(dispatch(runOpened(opened.run)).payload.id);
  };
  return (
    <>
      <Button size="small" onClick={() => saveRun(run)}>
        Save as file
      </Button>
      <Button size="small" onClick={() => inputRef.current?.click()}>
        Open file
      </Button>
      <input
        ref={inputRef}
        type="file"
        hidden
        aria-label="File with a run"
        accept=".json,application/json"
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) void open(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {error !== null && (
        <span role="alert" className="fleet-scope__error">
          {error}
        </span>
      )}
    </>
  );
}

function saveRun(run: FleetRun<'health'>): void {
  const time = new Date(run.startedAt).toISOString().slice(0, 19);
  downloadText(
    `fleet-run-${getRegionName(run.region)}-${time}.json`,
    formatRunFile(run, PORTAL_VERSION, Date.now()),
    'application/json',
  );
}
