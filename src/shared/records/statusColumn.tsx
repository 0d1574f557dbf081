import { type ReactNode } from 'react';
import { textOrDash } from '@/domain/missingValue';
import { formatPaymentStatus } from '@/domain/payments/paymentStatus';
import { getStatusTone } from '@/domain/statusTones';
import { StatusTag } from '@/ui/data/StatusTag';
import { type Column } from '@/ui/table/column';
import { fixedTextColumn } from '../lists/columns/columns';

/** A state in the colour of its tone, with the platform's text; only `PAYMENT.OK` reads OK. */
export function renderStatus(status: string | null): ReactNode {
  const text = formatPaymentStatus(status);
  return status ? <StatusTag tone={getStatusTone(status)}>{text}</StatusTag> : text;
}

export function statusColumn<Key extends string>(
  key: Key,
  title: string,
  width?: number,
): Column<Readonly<Record<Key, string | null>>> {
  return {
    ...fixedTextColumn(key, title, width),
    text: (row) => formatPaymentStatus(row[key]),
    tooltip: (row) => textOrDash(row[key]),
    render: (row) => renderStatus(row[key]),
  };
}
