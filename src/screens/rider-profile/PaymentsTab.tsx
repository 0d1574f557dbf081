import Button from 'antd/es/button';
import { useListPaymentsInfiniteQuery } from '../../api/paymentview';
import { type Id } from '../../domain/entities/fields';
import { isPaymentId } from '../../domain/paths';
import { KEEPS_PLACE } from '../common/useFreshness';
import { useInfiniteRows } from '../common/useInfiniteRows';
import { keyOfRecord } from '../common/useOpenRecord';
import { paymentColumns } from './paymentColumns';
import { RiderRecords } from './RiderRecords';

interface Properties {
  agency: string;
  userId: string;
  onEdit: (paymentId: Id) => void;
}

/** The rider's payments: the one kind of record that can be edited. */
export function PaymentsTab({ agency, userId, onEdit }: Properties) {
  return (
    <RiderRecords
      label="Payments"
      columns={paymentColumns}
      list={useInfiniteRows(useListPaymentsInfiniteQuery({ agency, userId }, KEEPS_PLACE), keyOfRecord)}
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
