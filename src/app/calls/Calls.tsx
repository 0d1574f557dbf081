import Button from 'antd/es/button';
import { useRef, useState } from 'react';
import { CallsPanel } from './CallsPanel';

/** Opens and closes the list of recent calls. */
export function Calls() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <Button ref={button} size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Calls
      </Button>
      {isOpen && (
        <CallsPanel
          seen={seen}
          onClear={(ids) => setSeen(new Set(ids))}
          onClose={() => {
            setIsOpen(false);
            button.current?.focus();
          }}
        />
      )}
    </>
  );
}
