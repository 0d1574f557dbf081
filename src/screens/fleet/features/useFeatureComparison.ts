import { useMemo } from 'react';
import { isSameApplication } from '@/domain/features/applications';
import { compareFeatures, type FeatureChange } from '@/domain/fleet/compareFeatures';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { usePortalSelector } from '@/session/hooks';
import { selectPreviousRuns } from '@/shared/fleet/fleetState';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { formatRunTime } from '../formatRunTime';

const NOTHING = 'none';
/** Not `compare`, which is HEALTH's: the tabs share one query string. */
const PARAM = 'compareFeatures';

export interface FeatureComparison {
  /** The key of the chosen option; `none` for no comparison. */
  key: string;
  options: readonly { key: string; label: string }[];
  select: (key: string) => void;
  /** The run that is compared; null without one. */
  other: FleetRun<'features'> | null;
  /** Null without a run to compare with. */
  changes: readonly FeatureChange[] | null;
}

/** Compares a run with an earlier one of the same application, at first the last one. The choice is in the query string. */
export function useFeatureComparison(run: FleetRun<'features'>): FeatureComparison {
  const previousRuns = usePortalSelector((state) => selectPreviousRuns(state, 'features'));
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const earlier = useMemo(
    () =>
      previousRuns.filter(
        ({ id, startedAt, task }) =>
          id !== run.id &&
          startedAt < run.startedAt &&
          isSameApplication(task.application, run.task.application),
      ),
    [previousRuns, run.id, run.startedAt, run.task.application],
  );
  const param = getParam(PARAM);
  const chosen = param === NOTHING ? null : (earlier.find(({ id }) => id === param) ?? earlier[0] ?? null);
  const changes = useMemo(() => chosen && compareFeatures(chosen, run), [chosen, run]);
  return {
    key: chosen?.id ?? NOTHING,
    options: [
      { key: NOTHING, label: 'Nothing' },
      ...earlier.map((other) => ({ key: other.id, label: `Run of ${formatRunTime(other)}` })),
    ],
    select: (key) => setParams({ [PARAM]: key }, 'replace'),
    other: chosen,
    changes,
  };
}
