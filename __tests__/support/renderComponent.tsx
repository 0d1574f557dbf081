import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement } from 'react';
import { UnstyledThemeProvider } from './UnstyledThemeProvider';

/** Renders one component within the portal's theme. `rerenderWith` replaces it, for example with other props. */
export function renderComponent(element: ReactElement): {
  user: UserEvent;
  rerenderWith: (next: ReactElement) => void;
} {
  const { rerender } = render(<UnstyledThemeProvider>{element}</UnstyledThemeProvider>);
  return {
    user: userEvent.setup(),
    rerenderWith: (next) => rerender(<UnstyledThemeProvider>{next}</UnstyledThemeProvider>),
  };
}
