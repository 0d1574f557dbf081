import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { NEW_VERSION } from '../../domain/failures';
import { usePortalDispatch, usePortalSelector } from '../../session/hooks';
import { faultMet } from '../../session/noticesSlice';

/** Opens the developer's list of recent calls, in development and where the configuration asks for developer tools; its code comes with the first press. */
export function CallsButton() {
  const isOn = usePortalSelector(({ configuration }) => configuration.devTools) || IS_DEVELOPMENT;
  const dispatch = usePortalDispatch();
  const button = useRef<HTMLButtonElement>(null);
  const [parts, setParts] = useState<typeof import('../calls/CallsPanel') | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  if (!isOn) return null;
  const toggle = () => {
    if (isOpen) return setIsOpen(false);
    import(/* webpackChunkName: 'calls' */ '../calls/CallsPanel').then(
      (loaded) => {
        setParts(loaded);
        setIsOpen(true);
      },
      () => dispatch(faultMet(NEW_VERSION)),
    );
  };
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Button ref={button} size="small" aria-expanded={isOpen} onClick={toggle}>
        Calls
      </Button>
      {parts && isOpen && <parts.CallsPanel onClose={close} />}
    </>
  );
}

const IS_DEVELOPMENT = process.env.NODE_ENV === 'development';
