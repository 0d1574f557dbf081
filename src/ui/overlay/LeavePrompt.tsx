import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { LeaveDialog } from './LeaveDialog';
import { areLeavePromptsDisabled } from './leavePromptSwitch';
import { addUnsavedForm } from './unsavedForms';

type BlockedNavigation = Extract<Blocker, { state: 'blocked' }>;

export const UNSAVED_CHANGES_TEXT = 'Your changes have not been saved.';

interface Props {
  /** Whether the form has unsaved changes. */
  when: boolean;
  message?: string;
  /** For a form that is opened by a query parameter: prompts also when only the query string changes. */
  includesQueryChanges?: boolean;
}

/** Asks before a link, the back button or closing the tab leaves a form with unsaved changes. */
export function LeavePrompt({ when, message = UNSAVED_CHANGES_TEXT, includesQueryChanges = false }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      !areLeavePromptsDisabled() &&
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
  useEffect(() => {
    if (!when && blocker.state === 'blocked') blocker.reset();
  }, [when, blocker]);

  // A second click before the dialog has closed must not call the blocker again: it would throw.
  const answeredBlockerRef = useRef<BlockedNavigation>(null);
  if (!when || blocker.state !== 'blocked') return null;
  const answerPrompt = (choice: 'reset' | 'proceed') => {
    if (answeredBlockerRef.current === blocker) return;
    answeredBlockerRef.current = blocker;
    blocker[choice]();
  };
  return (
    <LeaveDialog
      message={message}
      onLeave={() => answerPrompt('proceed')}
      onStay={() => answerPrompt('reset')}
    />
  );
}
