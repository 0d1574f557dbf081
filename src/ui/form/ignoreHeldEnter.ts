import { type KeyboardEvent } from 'react';

/** For a form's `onKeyDown`: Enter held down submits once, also where a quick answer gives the focus back meanwhile. */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
