import Button from 'antd/es/button';
import { type ReactNode } from 'react';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { baselineChosen } from '@/shared/fleet/fleetSlice';
import { lazyComponent } from '@/ui/loading/lazyComponent';
// Styles of a part that loads later: webpack.config.js says why they are here.
import '@/ui/overlay/Modal.css';

const RunFileButtons = lazyComponent(() => import('./RunFileButtons').then((file) => file.RunFileButtons));

interface Props {
  run: FleetRun<'health'>;
  /** Gets the id of a run that was opened from a file. */
  onOpen: (id: string) => void;
  /** The buttons that download it. */
  children: ReactNode;
}

/** Keeps a run for later comparisons: as the baseline, or as a file. Folded, because it has more buttons than fit in a line. */
export function RunTools({ run, onOpen, children }: Props) {
  const dispatch = usePortalDispatch();
  const isBaseline = usePortalSelector(({ fleet }) => fleet?.baselineId === run.id);
  return (
    <details className="fleet-files">
      <summary>Baseline and files</summary>
      <div className="fleet-tools__export">
        {run.status === 'done' && (
          <Button
            size="small"
            aria-pressed={isBaseline}
            onClick={() => dispatch(baselineChosen(isBaseline ? null : run.id))}
          >
            {isBaseline ? 'Is the baseline' : 'Make it the baseline'}
          </Button>
        )}
        <RunFileButtons run={run} onOpen={onOpen} />
        {children}
      </div>
    </details>
  );
}
