import { nanoid } from '@reduxjs/toolkit';
import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';
import { getAgencyNote } from '@/domain/agencies/agencyNotes';
import { type Agency } from '@/domain/entities/agency';
import { buildPath, isAbbreviation } from '@/domain/paths';
import { makePlan } from '@/domain/rollout/makePlan';
import { type PlanSource, type RolloutSubject } from '@/domain/rollout/rollout';
import { loadAgencyNotes } from '@/session/agency-notes/loadAgencyNotes';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { loadRollout } from './loadRollout';
import { useOpenPlan } from './useOpenPlan';

interface Props {
  subject: RolloutSubject;
  /** The JSON text of what every agency is to have. */
  target: string;
  source: PlanSource;
  agencies: readonly Agency[];
  size?: 'small';
  children: string;
}

/** Makes a plan, and opens it on ROLLOUT. It reads and sends nothing. */
export function RollOutButton({ subject, target, source, agencies, size, children }: Props) {
  const { dispatch, getState } = usePortalStore();
  const navigate = useNavigate();
  const { openPlan, question } = useOpenPlan(() => void navigate(buildPath('rollout')));
  const open = () => {
    dispatch(loadRollout());
    dispatch(loadAgencyNotes());
    const state = getState();
    const region = selectRegion(state);
    const plan = makePlan({
      id: nanoid(),
      region,
      subject,
      source,
      target,
      // Other abbreviations can be no part of an address.
      agencies: agencies.filter(({ abbreviation }) => isAbbreviation(abbreviation)),
      isProtected: (abbreviation) =>
        getAgencyNote(state.agencyNotes?.notes[region], abbreviation).isProtected,
    });
    openPlan(plan);
  };
  return (
    <>
      <Button size={size} onClick={open}>
        {children}
      </Button>
      {question}
    </>
  );
}
