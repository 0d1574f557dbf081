import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { areLeavePromptsDisabled } from './leavePromptSwitch';
import { RestoreFocus } from './RestoreFocus';

type BlockedNavigation = Extract<Blocker, { state: 'blocked' }>;

/** What is lost by leaving a form that has not been sent. */
export const UNSAVED_CHANGES_TEXT = 'What you changed here has not been saved.';

interface Props {
  /** The form holds values that differ from the first ones and have not been saved. */
  when: boolean;
  message?: string;
  /** The form is part of a page, and its address names it: another query of the same page leaves it too. */
  includesQueryChanges?: boolean;
}

/** Asks before a form is left by a link, by Back, or with the tab. A new query of the same page is no leaving, unless said. */
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
    const ask = (event: BeforeUnloadEvent) => {
      if (!areLeavePromptsDisabled()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog message={message} blocker={blocker} />;
}

function LeaveDialog({ message, blocker }: { message: string; blocker: BlockedNavigation }) {
  // The question stands a moment longer than its answer holds: pressed again, it would ask the router for what is over.
  const answeredRef = useRef<BlockedNavigation>(null);
  const answer = (choice: 'reset' | 'proceed') => {
    if (answeredRef.current === blocker) return;
    answeredRef.current = blocker;
    blocker[choice]();
  };
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <RestoreFocus />
      <Modal
        scrollLock={false}
        open
        centered
        destroyOnHidden
        width={400}
        transitionName=""
        maskTransitionName=""
        title="Leave without saving?"
        mask={{ closable: false }}
        onCancel={() => answer('reset')}
        footer={[
          <Button key="leave" danger onClick={() => answer('proceed')}>
            Leave
          </Button>,
          <Button key="stay" ref={stay} type="primary" onClick={() => answer('reset')}>
            Stay
          </Button>,
        ]}
      >
        {message}
      </Modal>
    </>
  );
}
