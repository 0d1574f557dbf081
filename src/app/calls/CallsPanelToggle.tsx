import { useRef, useState } from 'react';
import { CallsPanel } from './CallsPanel';

export function CallsPanelToggle() {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [clearedIds, setClearedIds] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className="top-bar__button"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        Calls
      </button>
      {isOpen && (
        <CallsPanel
          clearedIds={clearedIds}
          // The new ids include those that were cleared before.
          onClear={(ids) => setClearedIds(new Set(ids))}
          onClose={() => {
            setIsOpen(false);
            buttonRef.current?.focus();
          }}
        />
      )}
    </>
  );
}
