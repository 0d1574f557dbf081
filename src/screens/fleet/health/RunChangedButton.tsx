import Button from 'antd/es/button';
import { type HealthChange } from '@/domain/fleet/compareHealth';
import { formatNumber } from '@/lib/text/formatNumber';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agenciesRetried } from '@/shared/fleet/fleetSlice';
import { selectRunningRun } from '@/shared/fleet/fleetState';

interface Props {
  changes: readonly HealthChange[];
  label: string;
  /** Moves the focus to the run: during it the button is disabled, and goes away when nothing differs any more. */
  focusRun: () => void;
}

/** Asks the agencies that differ from the comparison again, within the same run. */
export function RunChangedButton({ changes, label, focusRun }: Props) {
  const dispatch = usePortalDispatch();
  const isBusy = usePortalSelector((state) => selectRunningRun(state) !== null);
  const agencies = [...new Set(changes.map(({ abbreviation }) => abbreviation))];
  if (agencies.length === 0) return null;
  return (
    <Button
      size="small"
      disabled={isBusy}
      onClick={() => {
        focusRun();
        dispatch(agenciesRetried('health', agencies));
      }}
    >
      {label} ({formatNumber(agencies.length)})
    </Button>
  );
}
