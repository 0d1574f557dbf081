import { useAfterInteraction } from '@/ui/useAfterInteraction';
import { type TableButtonsProps } from './TableButtons';

const loadTableButtons = () => import(/* webpackChunkName: 'table-tools' */ './TableButtons');

/** What can be done with a table as such. It comes after the table; a list without it is a list all the same. */
export function TableTools<Row>(props: TableButtonsProps<Row>) {
  const tools = useAfterInteraction(loadTableButtons);
  return tools && <tools.TableButtons {...props} />;
}
