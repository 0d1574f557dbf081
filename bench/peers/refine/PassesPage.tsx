import { List, useModal, useTable } from '@refinedev/antd';
import { Descriptions, Modal, Table } from 'antd';
import { useState } from 'react';
import { PAGE_SIZES, type Row } from '../common/api';
import { PASS_COLUMNS } from '../../baseline/lists/columns';

/** A click on a row opens its record. */
export function PassesPage() {
  const { tableProps } = useTable({ resource: 'passes', pagination: { pageSize: PAGE_SIZES.passes } });
  const { show, modalProps } = useModal();
  const [record, setRecord] = useState<Row>({});
  const open = (row: Row) => {
    setRecord(row);
    show();
  };
  return (
    <List>
      <div aria-label="Passes">
        <Table<Row>
          {...(tableProps as object)}
          rowKey="id"
          scroll={{ x: true }}
          onRow={(row) => ({ onClick: () => open(row) })}
        >
          {PASS_COLUMNS.map((column) => (
            <Table.Column key={column} dataIndex={column} title={column} />
          ))}
        </Table>
      </div>
      <Modal {...modalProps} footer={null}>
        <Descriptions
          column={1}
          items={PASS_COLUMNS.map((column) => ({ key: column, label: column, children: record[column] }))}
        />
      </Modal>
    </List>
  );
}
