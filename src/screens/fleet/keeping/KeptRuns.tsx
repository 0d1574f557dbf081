import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { formatTime } from '@/domain/dates';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { runKeepingChanged, runsForgotten } from '@/shared/fleet/fleetSlice';
import { type KeptRunInfo, listKeptRuns } from '@/shared/fleet/keeping/listKeptRuns';
import { selectKeepsRuns } from '@/shared/fleet/keeping/selectKeeping';

const KIND_LABELS = { health: 'Health', rules: 'Rules', features: 'Features' } as const;

/** What is kept of runs, for how long, and how to forget it (decision 133). */
export function KeptRuns() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="fleet-kept" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>Kept runs</summary>
      {isOpen && <KeptRunsList />}
    </details>
  );
}

function KeptRunsList() {
  const dispatch = usePortalDispatch();
  const isOn = usePortalSelector(selectKeepsRuns);
  const accessCount = usePortalSelector(({ fleet }) => fleet?.accessCount);
  const isKept = usePortalSelector(({ fleet }) => fleet?.isKept);
  const [runs, setRuns] = useState<readonly KeptRunInfo[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void dispatch(listKeptRuns()).then((list) => {
      if (isCurrent) setRuns(list);
    });
    return () => {
      isCurrent = false;
    };
  }, [dispatch, accessCount]);
  return (
    <div className="fleet-kept__body">
      <label>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => dispatch(runKeepingChanged(target.checked))}
        />{' '}
        Keep my runs on this computer when I sign out
      </label>
      <p>
        Kept are results of checks, values of rules and names of features. Persons, e-mail addresses, keys and
        searches for riders are not kept.
      </p>
      {isKept === false ? (
        <p>This browser’s storage is full or blocked: runs are not kept.</p>
      ) : runs.length === 0 ? (
        <p>No run is kept.</p>
      ) : (
        <>
          <table aria-label="Kept runs">
            <thead>
              <tr>
                <th scope="col">Run</th>
                <th scope="col">Started</th>
                <th scope="col">Agencies</th>
                <th scope="col">Size</th>
              </tr>
            </thead>
            <tbody>
              {runs.map(({ id, kind, startedAt, agencyCount, size, isBaseline }) => (
                <tr key={id}>
                  <th scope="row">
                    {KIND_LABELS[kind]}
                    {isBaseline && ', baseline'}
                  </th>
                  <td>{formatTime(startedAt)}</td>
                  <td>{agencyCount.toLocaleString('en-US')}</td>
                  <td>{Math.ceil(size / 1_000).toLocaleString('en-US')} kB</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Button size="small" onClick={() => dispatch(runsForgotten())}>
            Forget all
          </Button>
        </>
      )}
    </div>
  );
}
