import { z } from 'zod';
import { toRiderKey } from '../../db/riderKey';
import { badRequest, notFound } from '../../http/httpErrors';
import { integer } from '../../http/request/fieldSchemas';
import { parseId } from '../../http/request/parseId';
import type { AdminRouteContext, RouteResponse } from '../../http/route';
import { findPayment, type PaymentRow, readMediumAliases, toPaymentBody } from './paymentRows';

const COUPON = 'Coupon';

/** The media that a correction can set (section 5 of the specification). */
const CORRECTION_MEDIA = ['RMPay', 'NoPay', 'CashFare', 'Token', COUPON, 'CashFareOverPayment'] as const;

const correctionBody = z.strictObject({
  amount: integer(0),
  payment_medium: z.enum(CORRECTION_MEDIA),
  coupon_id: integer(1).optional(),
  coupon_count: integer(1).optional(),
});
export const correctionSchemas = { body: correctionBody };

/** Changes the amount (in cents) and the medium of a payment. The rider's balance changes by the difference. */
export function correctPayment(context: AdminRouteContext<typeof correctionSchemas>): RouteResponse {
  const { db, agency, params, body: correction, maxCorrectionCents } = context;
  const id = parseId(params.id);
  return context.write(() => {
    const previous = findPayment(db, agency.id, id);
    if (!previous) throw notFound('The payment');
    // Above the limit, the medium can still be corrected.
    if (correction.amount > maxCorrectionCents && correction.amount !== previous.transaction_amount)
      throw badRequest([`amount must be at most ${maxCorrectionCents}.`]);
    const aliases = readMediumAliases(db, agency.id);
    checkMedium(context, correction, aliases);
    db.run(
      'UPDATE payments SET transaction_amount = ?, fare_media = ?, coupon_id = ?, coupon_count = ? WHERE id = ?',
      correction.amount,
      correction.payment_medium,
      correction.coupon_id ?? null,
      correction.coupon_count ?? null,
      id,
    );
    adjustBalance(context, previous, correction.amount);
    const payment = findPayment(db, agency.id, id) ?? previous;
    return {
      response: { body: toPaymentBody(payment, aliases) },
      change: { object: `payment ${id}`, before: JSON.stringify(previous), after: JSON.stringify(payment) },
    };
  });
}

function checkMedium(
  { db, agency }: AdminRouteContext,
  correction: z.output<typeof correctionBody>,
  aliases: ReadonlyMap<string, string>,
): void {
  const { payment_medium: medium, coupon_id: coupon, coupon_count: count } = correction;
  const errors: string[] = [];
  // `aliases` has every medium of the agency as a key.
  if (!aliases.has(medium)) errors.push('payment_medium is not a medium of the agency.');
  if (medium === COUPON) {
    if (coupon === undefined) errors.push('coupon_id is missing.');
    if (count === undefined) errors.push('coupon_count is missing.');
    // The coupons are in the table tickets.
    const knownCoupon = db.get(
      'SELECT 1 FROM tickets WHERE id = ? AND agency_id = ?',
      coupon ?? 0,
      agency.id,
    );
    if (coupon !== undefined && !knownCoupon) errors.push('coupon_id is not a coupon of the agency.');
  } else if (coupon !== undefined || count !== undefined) {
    errors.push('coupon_id and coupon_count are for the medium Coupon only.');
  }
  if (errors.length > 0) throw badRequest(errors);
}

function adjustBalance({ db, agency }: AdminRouteContext, previous: PaymentRow, amount: number): void {
  const difference = amount - (previous.transaction_amount ?? 0);
  // A correction of the medium alone must not give a balance of 0 to a rider without a balance.
  if (previous.user_id === null || difference === 0) return;
  const key = toRiderKey(agency.id, previous.user_id);
  const rider = db.get<{ amount: number | null }>('SELECT amount FROM riders WHERE key = ?', key);
  const balance = (rider?.amount ?? 0) + difference;
  if (!Number.isSafeInteger(balance)) throw badRequest(['amount makes the balance too large.']);
  db.run('UPDATE riders SET amount = ? WHERE key = ?', balance, key);
}
