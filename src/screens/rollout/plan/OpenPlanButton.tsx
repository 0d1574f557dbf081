import { nanoid } from '@reduxjs/toolkit';
import { parsePlanFile, PLAN_FILE_LENGTH_LIMIT, PLAN_FILE_TOO_LARGE_TEXT } from '@/domain/rollout/planFile';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { useAgencies } from '@/shared/agencies/useAgencies';
import { useProtectedAgencies } from '@/shared/agencies/useProtectedAgencies';
import { useOpenPlan } from '@/shared/rollout/useOpenPlan';
import { OpenFileButton } from '@/ui/form/OpenFileButton';

const AGENCIES_UNREAD_TEXT = 'The list of agencies is not read yet. Open the file again in a moment.';

interface Props {
  /** Before a plan takes the place of what has this button. */
  onOpen: () => void;
}

/** Opens a saved plan in place of the one that is open. Nothing of it was read in this session. */
export function OpenPlanButton({ onOpen }: Props) {
  const { getState } = usePortalStore();
  const { openPlan, question } = useOpenPlan(onOpen);
  const protectedAgencies = useProtectedAgencies();
  const { rows: listedAgencies, unread } = useAgencies('');
  const open = (text: string, name: string) => {
    if (unread ? unread.isLoading : listedAgencies.length === 0) return AGENCIES_UNREAD_TEXT;
    const opened = parsePlanFile(text, {
      id: nanoid(),
      fileName: name,
      region: selectRegion(getState()),
      isProtected: (abbreviation) => protectedAgencies.has(abbreviation),
      listedAgencies,
      isListComplete: unread === null,
    });
    if (opened.error !== undefined) return opened.error;
    openPlan(opened.plan);
    return null;
  };
  return (
    <>
      <OpenFileButton
        label="File with a plan"
        lengthLimit={PLAN_FILE_LENGTH_LIMIT}
        tooLargeText={PLAN_FILE_TOO_LARGE_TEXT}
        onText={open}
      >
        Open plan file
      </OpenFileButton>
      {question}
    </>
  );
}
