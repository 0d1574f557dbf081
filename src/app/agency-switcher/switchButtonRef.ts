import { type RefObject } from 'react';

/** The breadcrumb's button, which opens the agency switcher below it. There is one breadcrumb. */
export const switchButtonRef: RefObject<HTMLButtonElement | null> = { current: null };
