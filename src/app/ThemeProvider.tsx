import IconContext from '@ant-design/icons/es/components/Context';
import { ConfigContext } from 'antd/es/config-provider/context';
import { type ReactNode, useContext, useMemo } from 'react';

/** The build generates the icons' style sheets (scripts/antd), so they are not inserted at run time. */
const ICON_CONFIG = { prefixCls: 'anticon', zeroRuntime: true };

/** Configures the behaviour of antd's components only; the build generates their styles. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const defaults = useContext(ConfigContext);
  const config = useMemo(() => ({ ...defaults, wave: { disabled: true } }), [defaults]);
  return (
    <ConfigContext.Provider value={config}>
      <IconContext.Provider value={ICON_CONFIG}>{children}</IconContext.Provider>
    </ConfigContext.Provider>
  );
}
