import IconContext from '@ant-design/icons/es/components/Context';
import { ConfigContext } from 'antd/es/config-provider/context';
import { type ReactNode, useContext, useMemo } from 'react';

/** The sheets that icons need are there from the build, like antd's: see `scripts/antd`. */
const ICONS = { prefixCls: 'anticon', zeroRuntime: true };

/** How antd's components behave, around whatever is drawn; how they look is made when the portal is built. */
export function Themed({ children }: { children: ReactNode }) {
  const defaults = useContext(ConfigContext);
  const configured = useMemo(() => ({ ...defaults, wave: { disabled: true } }), [defaults]);
  return (
    <ConfigContext.Provider value={configured}>
      <IconContext.Provider value={ICONS}>{children}</IconContext.Provider>
    </ConfigContext.Provider>
  );
}
