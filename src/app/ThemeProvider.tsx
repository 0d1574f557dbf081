import { ConfigContext } from 'antd/es/config-provider/context';
import { type ReactNode, useContext, useMemo } from 'react';

/** Configures the behaviour of antd's components only; the build generates their styles. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const defaults = useContext(ConfigContext);
  const config = useMemo(() => ({ ...defaults, wave: { disabled: true } }), [defaults]);
  return <ConfigContext.Provider value={config}>{children}</ConfigContext.Provider>;
}
