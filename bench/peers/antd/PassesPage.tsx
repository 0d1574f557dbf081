import { Descriptions, Modal } from 'antd';
import { useState } from 'react';
import { type Row } from '../common/api';
import { PASS_COLUMNS } from '../../baseline/lists/columns';
import { ListPage } from './ListPage';

/** A click on a row opens its record. */
export function PassesPage() {
  const [record, setRecord] = useState<Row | null>(null);
  return (
    <>
      <ListPage name="passes" label="Passes" columns={PASS_COLUMNS} onOpen={setRecord} />
      <Modal title="Pass" open={record !== null} footer={null} onCancel={() => setRecord(null)}>
        <Descriptions
          column={1}
          items={PASS_COLUMNS.map((column) => ({ key: column, label: column, children: record?.[column] }))}
        />
      </Modal>
    </>
  );
}
