import { type RefObject } from 'react';

/** The button that opens the change journal. There is one top bar. */
export const journalButtonRef: RefObject<HTMLButtonElement | null> = { current: null };
