import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import ConfigProvider from 'antd/es/config-provider';
import { type ReactElement } from 'react';
import { theme } from '../../src/ui/theme/theme';

/** A piece of the interface by itself, dressed as in the portal; `show` draws another state of it. */
export function renderUi(piece: ReactElement): { user: UserEvent; show: (next: ReactElement) => void } {
  const dressed = (element: ReactElement) => (
    <ConfigProvider theme={{ ...theme, zeroRuntime: true }} wave={{ disabled: true }}>
      {element}
    </ConfigProvider>
  );
  const { rerender } = render(dressed(piece));
  return { user: userEvent.setup(), show: (next) => rerender(dressed(next)) };
}
