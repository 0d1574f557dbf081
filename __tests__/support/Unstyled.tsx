import { defaultConfig, DesignTokenContext } from 'antd/es/theme/context';
import { type ReactNode } from 'react';
import { Themed } from '@/app/Themed';

const WITHOUT_STYLES = { ...defaultConfig, hashed: false, zeroRuntime: true };

/** The portal's components without their looks, as it is in the build, where sheets stand for antd's style functions. */
export function Unstyled({ children }: { children: ReactNode }) {
  return (
    <DesignTokenContext.Provider value={WITHOUT_STYLES}>
      <Themed>{children}</Themed>
    </DesignTokenContext.Provider>
  );
}
