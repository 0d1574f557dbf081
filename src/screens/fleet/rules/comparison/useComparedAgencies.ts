import { useMemo } from 'react';
import { FLEET_COMPARED_AGENCIES } from '@/domain/fleet/fleetLimits';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { useQueryParams } from '@/ui/navigation/useQueryParams';

export interface ComparedAgencies {
  /** The compared agencies; the first one is the reference. */
  abbreviations: readonly string[];
  /** The other ones of the run. */
  others: readonly string[];
  choose: (abbreviations: readonly string[]) => void;
}

/** The agencies of a run that are compared, in the query string. At first all of them, if they are few enough. */
export function useComparedAgencies({ agencies }: FleetRun): ComparedAgencies {
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const param = getParam('compared');
  return useMemo(() => {
    const all = agencies.map(({ abbreviation }) => abbreviation);
    const fewAgencies = all.length <= FLEET_COMPARED_AGENCIES ? all : [];
    const chosen = new Set(param === '' ? fewAgencies : param.split(','));
    const abbreviations = [...chosen]
      .filter((abbreviation) => all.includes(abbreviation))
      .slice(0, FLEET_COMPARED_AGENCIES);
    return {
      abbreviations,
      others: all.filter((abbreviation) => !abbreviations.includes(abbreviation)).sort(),
      choose: (chosenAgencies) => setParams({ compared: chosenAgencies.join(',') }, 'replace'),
    };
  }, [agencies, param, setParams]);
}
