import { useEffect, useEffectEvent, useRef } from 'react';
import { type Blocker, type Location, useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';
import { areLeavePromptsDisabled, isInputKept } from './leavePromptSwitch';
import { addUnsavedForm } from './unsavedForms';

type BlockedNavigation = Extract<Blocker, { state: 'blocked' }>;

export const UNSAVED_CHANGES_TEXT = 'Your changes have not been saved.';

interface Props {
  /** Whether the form has unsaved changes. */
  when: boolean;
  message?: string;
  /** For a form that is opened by a query parameter: prompts also when only the query string changes. */
  includesQueryChanges?: boolean;
  /** Called after 'Stay', with where the navigation led. */
  onStay?: (to: Location) => void;
}

/** Asks before a link, the back button or closing the tab leaves a form with unsaved changes. */
export function LeavePrompt(props: Props) {
  const { when, message = UNSAVED_CHANGES_TEXT, includesQueryChanges = false, onStay } = props;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      when &&
      !areLeavePromptsDisabled() &&
      // Back or Forward can lead to an entry whose state says it of earlier input.
      !(historyAction !== 'POP' && isInputKept(nextLocation.state)) &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (includesQueryChanges && currentLocation.search !== nextLocation.search)),
  );

  useEffect(() => {
    if (!when) return;
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      if (!areLeavePromptsDisabled()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onBeforeUnload);
    const removeUnsavedForm = addUnsavedForm();
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      removeUnsavedForm();
    };
  }, [when]);

  // The form has been saved meanwhile. Its success dialog stays, so the prompt answers itself with 'Stay'.
  const reportStay = useEffectEvent((to: Location) => onStay?.(to));
  useEffect(() => {
    if (when || blocker.state !== 'blocked') return;
    blocker.reset();
    reportStay(blocker.location);
  }, [when, blocker]);

  // A second click before the dialog has closed must not call the blocker again: it would throw.
  const answeredBlockerRef = useRef<BlockedNavigation>(null);
  if (!when || blocker.state !== 'blocked') return null;
  const answerPrompt = (choice: 'reset' | 'proceed') => {
    if (answeredBlockerRef.current === blocker) return;
    answeredBlockerRef.current = blocker;
    blocker[choice]();
    if (choice === 'reset') onStay?.(blocker.location);
  };
  return (
    <LeaveDialog
      message={message}
      onLeave={() => answerPrompt('proceed')}
      onStay={() => answerPrompt('reset')}
    />
  );
}
