import { nanoid } from '@reduxjs/toolkit';
import { parsePlanFile, PLAN_FILE_TOO_LARGE_TEXT } from '@/domain/rollout/planFile';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { useProtectedAgencies } from '@/shared/agencies/useProtectedAgencies';
import { OpenFileButton } from '@/shared/fleet/OpenFileButton';
import { planMade } from '@/shared/rollout/rolloutSlice';

/** Opens a saved plan in place of the one that is open. Nothing of it was read in this session. */
export function OpenPlanButton() {
  const { dispatch, getState } = usePortalStore();
  const protectedAgencies = useProtectedAgencies();
  const open = (text: string, name: string) => {
    const opened = parsePlanFile(text, {
      id: nanoid(),
      fileName: name,
      region: selectRegion(getState()),
      isProtected: (abbreviation) => protectedAgencies.has(abbreviation),
    });
    if (opened.error !== undefined) return opened.error;
    dispatch(planMade(opened.plan));
    return null;
  };
  return (
    <OpenFileButton label="File with a plan" tooLargeText={PLAN_FILE_TOO_LARGE_TEXT} onText={open}>
      Open plan file
    </OpenFileButton>
  );
}
