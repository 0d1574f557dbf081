import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Id } from '@/domain/entities/fields';
import { useAddress } from '@/ui/useAddress';

/** Which record of a list is open: it stands in the address, so that Back closes it and a reload opens it again. */
export interface RecordAddress {
  /** Its id; empty where none is open. */
  id: string;
  open: (id: Id) => void;
  /** Another one in its place. */
  stepTo: (id: Id) => void;
  close: () => void;
}

export function useRecordAddress(): RecordAddress {
  const { read, write } = useAddress();
  const navigate = useNavigate();
  const id = read('record');
  // What was opened from the list has the list behind it: closing goes back there, and leaves no step of its own.
  const hasListBehind = useRef(false);
  useEffect(() => {
    if (id === '') hasListBehind.current = false;
  }, [id]);
  return {
    id,
    open: (next) => {
      // Pressed twice, it is one step to come back from.
      if (new URLSearchParams(window.location.search).get('record') === String(next)) return;
      hasListBehind.current = true;
      write({ record: String(next) }, 'chosen');
    },
    stepTo: (next) => write({ record: String(next) }, 'typed'),
    close: () => {
      if (!hasListBehind.current) return write({ record: '' }, 'typed');
      // Going back takes a moment: pressed again meanwhile, it would leave the list.
      hasListBehind.current = false;
      void navigate(-1);
    },
  };
}
