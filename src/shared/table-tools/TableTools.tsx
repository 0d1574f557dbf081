import { useAfterInteraction } from '@/ui/loading/useAfterInteraction';
import { type ListExport } from './listExport';

const loadTableButtons = () => import(/* webpackChunkName: 'table-tools' */ './TableButtons');

/** `TableButtons`, loaded after the first user interaction, so that their code does not delay the list. */
export function TableTools<Row>(props: ListExport<Row>) {
  const lazyModule = useAfterInteraction(loadTableButtons);
  return lazyModule && <lazyModule.TableButtons {...props} />;
}
