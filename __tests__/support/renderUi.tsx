import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement } from 'react';
import { Unstyled } from './Unstyled';

/** A piece of the interface by itself, set up as in the portal; `show` draws another state of it. */
export function renderUi(piece: ReactElement): { user: UserEvent; show: (next: ReactElement) => void } {
  const { rerender } = render(<Unstyled>{piece}</Unstyled>);
  return { user: userEvent.setup(), show: (next) => rerender(<Unstyled>{next}</Unstyled>) };
}
