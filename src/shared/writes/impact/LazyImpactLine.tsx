import { type ReactNode } from 'react';
import { useDynamicImport } from '@/ui/loading/useDynamicImport';
import { usePreload } from '@/ui/loading/usePreload';
import { type ImpactLineProps } from './ImpactLine';
// Styles of a part that loads later: webpack.config.js says why they are here.
import './ImpactLine.css';

const loadImpactLine = () => import(/* webpackChunkName: 'impact' */ './ImpactLine');

/** For a screen that opens its form on a press: the line is then there with the form. */
export function usePreloadImpactLine(): void {
  usePreload(loadImpactLine);
}

interface Props extends ImpactLineProps {
  /** The buttons below the line. */
  children: ReactNode;
}

/** The buttons appear together with the line, or a press could miss one that the line moves. */
export function LazyImpactLine({ children, ...props }: Props) {
  const code = useDynamicImport(loadImpactLine, true);
  if (code === undefined) return <div className="impact-line-space" />;
  return (
    <>
      {code !== 'failed' && <code.ImpactLine {...props} />}
      {children}
    </>
  );
}
