import { useLate } from '@/ui/useLate';
import { type TableButtonsProps } from './TableButtons';

const load = () => import(/* webpackChunkName: 'table-tools' */ './TableButtons');

/** What can be done with a table as such. It comes after the table; a list without it is a list all the same. */
export function TableTools<Row>(props: TableButtonsProps<Row>) {
  const late = useLate(load);
  return late && <late.TableButtons {...props} />;
}
