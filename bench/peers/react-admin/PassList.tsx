import Dialog from '@mui/material/Dialog';
import { useState } from 'react';
import { DataTable, List, RecordContextProvider, SimpleShowLayout, TextField } from 'react-admin';
import { PAGE_SIZES, type Row } from '../common/api';
import { PASS_COLUMNS } from '../../baseline/lists/columns';

/** A click on a row opens its record. */
export function PassList() {
  const [record, setRecord] = useState<Row | null>(null);
  return (
    <List perPage={PAGE_SIZES.passes} sort={{ field: 'created', order: 'DESC' }}>
      <div aria-label="Passes">
        <DataTable
          bulkActionButtons={false}
          rowClick={(_id, _resource, row) => {
            setRecord(row as unknown as Row);
            return false;
          }}
        >
          {PASS_COLUMNS.map((column) => (
            <DataTable.Col key={column} source={column} label={column} />
          ))}
        </DataTable>
      </div>
      {record && (
        <Dialog open onClose={() => setRecord(null)}>
          <RecordContextProvider value={record}>
            <SimpleShowLayout>
              {PASS_COLUMNS.map((column) => (
                <TextField key={column} source={column} label={column} />
              ))}
            </SimpleShowLayout>
          </RecordContextProvider>
        </Dialog>
      )}
    </List>
  );
}
