import { createRef } from 'react';

/** The breadcrumb's button, which opens the agency switcher below it. There is one breadcrumb. */
export const switchButtonRef = createRef<HTMLButtonElement>();
