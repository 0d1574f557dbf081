import { useLate } from '../../../ui/useLate';
import { type TableButtonsProperties } from './TableButtons';

const load = () => import(/* webpackChunkName: 'table-tools' */ './TableButtons');

/** What can be done with a table as such. It comes after the table; a list without it is a list all the same. */
export function TableTools<Row>(properties: TableButtonsProperties<Row>) {
  const late = useLate(load);
  return late && <late.TableButtons {...properties} />;
}
