import { type HealthTableRow } from '@/screens/fleet/health/healthTable';
import { buildAgency } from './rolloutSteps';

/** A row of Fleet's matrix, without a result. */
export function buildHealthRow(abbreviation: string, name?: string): HealthTableRow {
  const agency = buildAgency(abbreviation);
  return {
    agency: name === undefined ? agency : { ...agency, name },
    isAsking: false,
    failure: null,
    cells: {},
    changes: {},
    changeLabel: 'changed',
    done: 0,
    total: 0,
    notRun: 0,
  };
}
