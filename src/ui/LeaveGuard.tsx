import Button from 'antd/es/button';
import Modal from 'antd/es/modal/Modal';
import { useEffect, useRef } from 'react';
import { type Blocker, useBlocker } from 'react-router-dom';
import { mayLeaveWithoutAsking } from './leaving';
import { ReturnFocus } from './ReturnFocus';

type BlockerBlocked = Extract<Blocker, { state: 'blocked' }>;

/** What is lost by leaving a form that has not been sent. */
export const NOT_SAVED = 'What you changed here has not been saved.';

interface Props {
  /** The form holds values that differ from the first ones and have not been saved. */
  when: boolean;
  message?: string;
  /** The form is part of a page, and its address names it: another query of the same page leaves it too. */
  withinPage?: boolean;
}

/** Asks before a form is left by a link, by Back, or with the tab. A new query of the same page is no leaving, unless said. */
export function LeaveGuard({ when, message = NOT_SAVED, withinPage = false }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when &&
      !mayLeaveWithoutAsking() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        (withinPage && currentLocation.search !== nextLocation.search)),
  );

  useEffect(() => {
    if (!when) return;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeaveWithoutAsking()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  if (blocker.state !== 'blocked') return null;
  return <Question message={message} blocker={blocker} />;
}

function Question({ message, blocker }: { message: string; blocker: BlockerBlocked }) {
  // The question stands a moment longer than its answer holds: pressed again, it would ask the router for what is over.
  const answered = useRef<BlockerBlocked>(null);
  const answer = (choice: 'reset' | 'proceed') => {
    if (answered.current === blocker) return;
    answered.current = blocker;
    blocker[choice]();
  };
  const stay = useRef<HTMLButtonElement>(null);
  useEffect(() => stay.current?.focus(), []);
  return (
    <>
      <ReturnFocus />
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
