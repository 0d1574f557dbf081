import { List, useTable } from '@refinedev/antd';
import { Input, Table } from 'antd';
import { PAGE_SIZES, type Row } from '../common/api';
import { RIDER_COLUMNS } from '../../baseline/lists/columns';

export function RidersPage() {
  const { tableProps, setFilters } = useTable({
    resource: 'riders',
    pagination: { pageSize: PAGE_SIZES.riders },
  });
  return (
    <List>
      <Input
        aria-label="Filter"
        onChange={({ target }) =>
          setFilters([{ field: 'term', operator: 'contains', value: target.value }], 'replace')
        }
      />
      <div aria-label="Riders">
        <Table<Row> {...(tableProps as object)} rowKey="id" scroll={{ x: true }}>
          {RIDER_COLUMNS.map((column) => (
            <Table.Column key={column} dataIndex={column} title={column} />
          ))}
        </Table>
      </div>
    </List>
  );
}
