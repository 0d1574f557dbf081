import Button from 'antd/es/button';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { mayHaveSnapshots } from '@/session/storage/mayHaveSnapshots';

interface SnapshotPart {
  /** Opens and closes the part. */
  button: ReactNode;
  /** Whether the part is to be loaded: it is open, or it may find a snapshot. */
  isNeeded: boolean;
  isOpen: boolean;
  setIsOpen: (isOpen: boolean) => void;
}

/** The part of a page for its snapshot. Its code is loaded when it is opened, or when something is kept. */
export function useSnapshotPart(): SnapshotPart {
  const [isOpen, setIsOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [mayExist, setMayExist] = useState(false);
  useEffect(() => void mayHaveSnapshots().then(setMayExist, () => undefined), []);
  return {
    button: (
      <Button ref={buttonRef} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        Snapshot
      </Button>
    ),
    isNeeded: isOpen || mayExist,
    isOpen,
    setIsOpen: (isOpened) => {
      // The close button of the part will be removed.
      if (!isOpened) buttonRef.current?.focus();
      setIsOpen(isOpened);
    },
  };
}
