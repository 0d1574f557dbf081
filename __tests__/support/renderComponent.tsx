import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { type ReactElement } from 'react';
import { ThemeProvider } from '@/app/ThemeProvider';

/** Renders one component within the portal's theme. `rerenderWith` replaces it, for example with other props. */
export function renderComponent(element: ReactElement): {
  user: UserEvent;
  rerenderWith: (next: ReactElement) => void;
} {
  const { rerender } = render(<ThemeProvider>{element}</ThemeProvider>);
  return {
    user: userEvent.setup(),
    rerenderWith: (next) => rerender(<ThemeProvider>{next}</ThemeProvider>),
  };
}
