import type { Database } from '../../db/database';

export interface PaymentRow {
  id: number;
  user_id: number | null;
  status: string;
  transaction_amount: number | null;
  payment_type: string | null;
  created: string;
  fare_media: string | null;
  coupon_id: number | null;
  coupon_count: number | null;
}

export const PAYMENT_COLUMNS =
  'id, user_id, status, transaction_amount, payment_type, created, fare_media, coupon_id, coupon_count';

/** The display names of all payment mediums of an agency, by medium. A medium without a display name has its own. */
export function readMediumAliases(db: Database, agencyId: number): Map<string, string> {
  const rows = db.all<{ medium: string; alias: string | null }>(
    'SELECT medium, alias FROM payment_mediums WHERE agency_id = ?',
    agencyId,
  );
  return new Map(rows.map(({ medium, alias }) => [medium, alias ?? medium]));
}

/** Builds the JSON body of a payment. It has either the medium or the medium's display name, depending on the id. */
export function toPaymentBody(
  row: PaymentRow,
  aliases: ReadonlyMap<string, string>,
): Record<string, unknown> {
  const { fare_media: media, coupon_id, coupon_count, ...rest } = row;
  const alias = media === null ? null : (aliases.get(media) ?? media);
  const mediumOrAlias = row.id % 2 === 0 ? { fare_media: media } : { fare_media_alias: alias };
  return { ...rest, ...mediumOrAlias, data: coupon_id === null ? {} : { coupon_id, coupon_count } };
}

export function findPayment(db: Database, agencyId: number, id: number): PaymentRow | undefined {
  return db.get<PaymentRow>(
    `SELECT ${PAYMENT_COLUMNS} FROM payments WHERE id = ? AND agency_id = ?`,
    id,
    agencyId,
  );
}
