import Button from 'antd/es/button';
import { useGetPaymentQuery } from '@/api/payment';
import { paymentsPage, useListPaymentsInfiniteQuery } from '@/api/paymentview';
import { type Id } from '@/domain/entities/fields';
import { asFailure } from '@/domain/failures';
import { isPaymentId } from '@/domain/paths';
import { isSought } from '../common/soughtRecord';
import { KEEPS_PLACE } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { useRecordAddress } from '../common/useRecordAddress';
import { paymentColumns } from './paymentColumns';
import { RiderRecords } from './RiderRecords';

const NOUNS = { one: 'payment', many: 'payments' };

interface Props {
  agency: string;
  userId: string;
  onEdit: (paymentId: Id) => void;
}

/** The rider's payments: the one kind of record that can be edited. */
export function PaymentsTab({ agency, userId, onEdit }: Props) {
  const list = useInfiniteRows(useListPaymentsInfiniteQuery({ agency, userId }, KEEPS_PLACE), keyOfRecord);
  const record = useRecordAddress();
  const byId = useGetPaymentQuery(
    { agency, paymentId: record.id },
    { skip: !isSought(record.id, list) || !isPaymentId(record.id) },
  );
  const { currentData, error, isFetching, refetch } = byId;
  const isTheirs = currentData !== undefined && String(currentData.user_id) === userId;
  const failure = error && !isFetching ? asFailure(error) : null;
  return (
    <RiderRecords
      label="Payments"
      columns={paymentColumns}
      list={list}
      record={record}
      sought={{
        row: isTheirs ? currentData : undefined,
        isLooking: isFetching,
        // That there is none is an answer.
        failure: failure?.status === 404 ? null : failure,
        retry: () => void refetch(),
      }}
      agency={agency}
      userId={userId}
      table="rider-payments"
      nouns={NOUNS}
      request={(page) => paymentsPage({ agency, userId }, page)}
      messageIndex={2}
      emptyTitle="This rider has no payments yet"
      recordName="Payment"
      actionsOf={({ id }) =>
        isPaymentId(String(id)) && (
          <Button type="primary" onClick={() => onEdit(id)}>
            Edit
          </Button>
        )
      }
    />
  );
}
