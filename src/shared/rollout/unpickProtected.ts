import { getAgencyNote } from '@/domain/agencies/agencyNotes';
import { type PortalState, type PortalThunk } from '@/session/hooks';
import { agenciesPicked } from './rolloutSlice';
import { selectPlan } from './rolloutState';

/** A thunk: an agency of the plan that was not protected in the state of before is no longer picked. The operator can pick it again. */
export function unpickProtected(before: PortalState): PortalThunk {
  return (dispatch, getState) => {
    const state = getState();
    const plan = selectPlan(state);
    if (!plan) return;
    const isProtected = ({ agencyNotes }: PortalState, abbreviation: string) =>
      getAgencyNote(agencyNotes?.notes[plan.region], abbreviation).isProtected;
    const abbreviations = plan.picked.filter(
      (abbreviation) => isProtected(state, abbreviation) && !isProtected(before, abbreviation),
    );
    if (abbreviations.length > 0) dispatch(agenciesPicked({ abbreviations, isPicked: false }));
  };
}
