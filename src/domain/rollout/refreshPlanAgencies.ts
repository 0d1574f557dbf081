import { type Agency } from '../entities/agency';
import { type RolloutPlan } from './rollout';

/** The plan with what the list says of its agencies now. A plan can be made of older rows, for example of a kept run. */
export function refreshPlanAgencies(plan: RolloutPlan, listedAgencies: readonly Agency[]): RolloutPlan {
  const listed = new Map(listedAgencies.map((agency) => [agency.abbreviation, agency]));
  return {
    ...plan,
    agencies: plan.agencies.map((row) => {
      const agency = listed.get(row.agency.abbreviation);
      // Another agency can have got the abbreviation.
      return agency && String(agency.id) === String(row.agency.id) ? { ...row, agency } : row;
    }),
  };
}
