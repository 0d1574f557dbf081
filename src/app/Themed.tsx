import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode } from 'react';
import { styleNonce } from '../ui/theme/nonce';
import { theme } from '../ui/theme/theme';

interface Properties {
  /** Changes to the theme: tests leave the styles out. */
  override?: Partial<typeof theme> | undefined;
  children: ReactNode;
}

/** The portal's looks around whatever is drawn: without it the component library's styles lack the nonce, and are refused. */
export function Themed({ override, children }: Properties) {
  return (
    <ConfigProvider theme={{ ...theme, ...override }} csp={{ nonce: styleNonce }} wave={{ disabled: true }}>
      {children}
    </ConfigProvider>
  );
}
