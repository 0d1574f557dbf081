import { defaultConfig, DesignTokenContext } from 'antd/es/theme/context';
import { type ReactNode } from 'react';
import { ThemeProvider } from '@/app/ThemeProvider';

const WITHOUT_STYLES = { ...defaultConfig, hashed: false, zeroRuntime: true };

/** The portal's theme without antd's CSS-in-JS, as in the production build, where static style sheets replace it. */
export function UnstyledThemeProvider({ children }: { children: ReactNode }) {
  return (
    <DesignTokenContext.Provider value={WITHOUT_STYLES}>
      <ThemeProvider>{children}</ThemeProvider>
    </DesignTokenContext.Provider>
  );
}
