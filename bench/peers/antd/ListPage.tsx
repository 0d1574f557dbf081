import { Table } from 'antd';
import { type UIEvent, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { type ListName, type Row } from '../common/api';
import { useListInfiniteQuery } from './api';

interface Props {
  name: ListName;
  label: string;
  columns: readonly string[];
  term?: string;
  onOpen?: (row: Row) => void;
}

/** antd's virtual table, which loads more rows when it is scrolled to its end. */
export function ListPage({ name, label, columns, term = '', onOpen }: Props) {
  const { data, isFetching, hasNextPage, fetchNextPage } = useListInfiniteQuery({ name, term });
  const rows = useMemo(() => data?.pages.flatMap((page) => page.rows) ?? [], [data]);
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) => {
    const isAtEnd = list.scrollTop + list.clientHeight > list.scrollHeight - 100;
    if (isAtEnd && hasNextPage && !isFetching) void fetchNextPage();
  };
  return (
    <>
      <Link to="/">Return to the dashboard</Link>
      <div aria-label={label}>
        <Table<Row>
          virtual
          rowKey="id"
          scroll={{ x: columns.length * 140, y: 600 }}
          pagination={false}
          loading={isFetching}
          dataSource={rows}
          columns={columns.map((column) => ({ dataIndex: column, title: column, width: 140 }))}
          onScroll={onScroll}
          onRow={(row) => ({ onClick: () => onOpen?.(row) })}
        />
      </div>
    </>
  );
}
