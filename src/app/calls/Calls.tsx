import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { CallsPanel } from './CallsPanel';

/** Opens and closes the list of recent calls. */
export function Calls() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button ref={button} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Calls
      </Button>
      {isOpen && (
        <CallsPanel
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
