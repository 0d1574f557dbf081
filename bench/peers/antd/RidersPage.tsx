import { Input } from 'antd';
import { useState } from 'react';
import { RIDER_COLUMNS } from '../../baseline/lists/columns';
import { ListPage } from './ListPage';

export function RidersPage() {
  const [term, setTerm] = useState('');
  return (
    <>
      <Input aria-label="Filter" value={term} onChange={({ target }) => setTerm(target.value)} />
      <ListPage name="riders" label="Riders" columns={RIDER_COLUMNS} term={term.trim()} />
    </>
  );
}
