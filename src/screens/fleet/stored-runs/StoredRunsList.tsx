import Button from 'antd/es/button';
import { useEffect, useRef, useState } from 'react';
import { formatTime } from '@/domain/dates';
import { formatNumber } from '@/lib/text/formatNumber';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { runsForgotten } from '@/shared/fleet/fleetSlice';
import { listStoredRuns, type StoredRunInfo } from '@/shared/fleet/storage/listStoredRuns';
import { KeepRunsChoice } from '@/shared/fleet-ui/KeepRunsChoice';
import { RunMarks, ShowRunButton } from './ShowRunButton';

const KIND_LABELS = {
  health: 'Health',
  rules: 'Rules',
  features: 'Features',
  rulesSnapshot: 'Snapshot of rules',
  featuresSnapshot: 'Snapshot of features',
} as const;

/** Lists the stored runs, with the choice how long they are stored, and a button that forgets them (decision 133). */
export function StoredRunsList() {
  const dispatch = usePortalDispatch();
  const accessCount = usePortalSelector(({ fleet }) => fleet?.accessCount);
  const isStorageWorking = usePortalSelector(({ fleet }) => fleet?.isStorageWorking);
  /** Null until it is known. */
  const [runs, setRuns] = useState<readonly StoredRunInfo[] | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(listStoredRuns()).then((list) => {
      if (isCurrent) setRuns(list);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, accessCount]);
  const bodyRef = useRef<HTMLDivElement>(null);
  const isRead = runs !== null;
  useEffect(() => {
    // Below the results of a run, the list opens out of sight.
    if (isRead) bodyRef.current?.closest('details')?.scrollIntoView({ block: 'nearest' });
  }, [isRead]);
  return (
    <div ref={bodyRef} className="fleet-kept__body">
      <KeepRunsChoice />
      <p>
        Kept are results of checks, values of rules and names of features. Persons, email addresses, keys and
        searches for riders are not kept.
      </p>
      {isStorageWorking === false && (
        <p>This browser’s storage is full or blocked: {runs?.length ? 'no more' : 'nothing'} is kept.</p>
      )}
      {runs === null ? (
        <p role="status">Loading…</p>
      ) : runs.length === 0 ? (
        isStorageWorking !== false && <p>No run and no snapshot is kept.</p>
      ) : (
        <>
          <table aria-label="Kept runs and snapshots">
            <thead>
              <tr>
                <th scope="col">Kept</th>
                <th scope="col">Time</th>
                <th scope="col">Agencies</th>
                <th scope="col">Size</th>
                <th scope="col">Shown</th>
              </tr>
            </thead>
            <tbody>
              {runs.map(({ id, kind, agency, startedAt, agencyCount, size, isBaseline }) => (
                <tr key={id}>
                  <th scope="row">
                    {KIND_LABELS[kind]}
                    {isBaseline && ', baseline'}
                    {agency !== undefined && `, ${agency}`}
                    <RunMarks id={id} />
                  </th>
                  <td>{formatTime(startedAt)}</td>
                  <td>{formatNumber(agencyCount)}</td>
                  <td>{formatNumber(Math.ceil(size / 1_000))} kB</td>
                  <td>
                    <ShowRunButton id={id} kind={kind} startedAt={startedAt} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button
            size="small"
            onClick={({ currentTarget }) => {
              // This button goes away with the list.
              currentTarget.closest('details')?.querySelector('summary')?.focus();
              dispatch(runsForgotten());
            }}
          >
            Forget all
          </Button>
        </>
      )}
    </div>
  );
}
