import { ConfigContext } from 'antd/es/config-provider/context';
import { type ReactNode, useContext } from 'react';

/** Configures the behaviour of antd's components only; the build generates their styles. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const defaults = useContext(ConfigContext);
  return (
    <ConfigContext.Provider value={{ ...defaults, wave: { disabled: true } }}>
      {children}
    </ConfigContext.Provider>
  );
}
