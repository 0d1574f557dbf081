import { lazyComponent } from '@/ui/loading/lazyComponent';
import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { type ImpactLineProps } from './ImpactLine';
// Here, so that the chunk has no style sheet: the runtime on every page would list it.
import './ImpactLine.css';

const loadImpactLine = () => import(/* webpackChunkName: 'impact' */ './ImpactLine');
const LoadedImpactLine = lazyComponent<ImpactLineProps>(() =>
  loadImpactLine().then(({ ImpactLine }) => ImpactLine),
);

/** For a screen that opens its form on a press: the line is then there with the form. */
export function usePreloadImpactLine(): void {
  useAfterInteraction(loadImpactLine);
}

/** The space of the line is there before its code, so that no button moves. */
export function LazyImpactLine(props: ImpactLineProps) {
  return (
    <div className="impact-line-space">
      <LoadedImpactLine {...props} />
    </div>
  );
}
