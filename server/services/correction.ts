import { riderKey } from '../db/riderKey';
import { integer, object, optional, text } from '../http/bodyChecks';
import { invalid, notFound } from '../http/problems';
import type { AdminCall, Answer } from '../http/route';
import { idOf } from './ids';
import { findPayment, mediumAliases, paymentAnswer, type PaymentRow } from './paymentRows';

const COUPON = 'Coupon';

const correctionBody = object({
  amount: integer(0),
  payment_medium: text(),
  coupon_id: optional(integer(1)),
  coupon_count: optional(integer(1)),
});
type Correction = ReturnType<typeof correctionBody>;

/** Corrects a payment's amount, in cents, and medium. The rider's balance moves by the difference. */
export function correctPayment(call: AdminCall): Answer {
  const { db, agency, params, identity, now } = call;
  const id = idOf(params.id);
  const correction = call.body(correctionBody);
  return call.write(() => {
    const before = findPayment(db, agency.id, id);
    if (!before) throw notFound('The payment');
    const aliases = mediumAliases(db, agency.id);
    checkMedium(call, correction, aliases);
    db.run(
      `INSERT INTO payment_corrections (payment_id, subject, created, amount_before, amount_after, media_before,
         media_after, coupon_id, coupon_count) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
      id,
      identity?.subject ?? '',
      now().toISOString(),
      before.transaction_amount,
      correction.amount,
      before.fare_media,
      correction.payment_medium,
      correction.coupon_id ?? null,
      correction.coupon_count ?? null,
    );
    db.run(
      'UPDATE payments SET transaction_amount = ?, fare_media = ?, coupon_id = ?, coupon_count = ? WHERE id = ?',
      correction.amount,
      correction.payment_medium,
      correction.coupon_id ?? null,
      correction.coupon_count ?? null,
      id,
    );
    moveBalance(call, before, correction.amount);
    return { body: paymentAnswer(findPayment(db, agency.id, id) ?? before, aliases) };
  });
}

function checkMedium(
  { db, agency }: AdminCall,
  correction: Correction,
  mediums: ReadonlyMap<string, string>,
): void {
  const { payment_medium: medium, coupon_id: coupon, coupon_count: count } = correction;
  const faults: string[] = [];
  if (!mediums.has(medium)) faults.push('payment_medium is not one of the agency.');
  if (medium === COUPON) {
    if (coupon === undefined) faults.push('coupon_id is missing.');
    if (count === undefined) faults.push('coupon_count is missing.');
    const known = db.get('SELECT 1 FROM tickets WHERE id = ? AND agency_id = ?', coupon ?? 0, agency.id);
    if (coupon !== undefined && !known) faults.push('coupon_id is not a coupon of the agency.');
  } else if (coupon !== undefined || count !== undefined) {
    faults.push('coupon_id and coupon_count are for the medium Coupon only.');
  }
  if (faults.length > 0) throw invalid(faults);
}

function moveBalance({ db, agency }: AdminCall, before: PaymentRow, amount: number): void {
  if (before.user_id === null) return;
  const key = riderKey(agency.id, before.user_id);
  const rider = db.get<{ amount: number | null }>('SELECT amount FROM riders WHERE key = ?', key);
  const balance = (rider?.amount ?? 0) + amount - (before.transaction_amount ?? 0);
  if (!Number.isSafeInteger(balance)) throw invalid(['amount makes the balance too large.']);
  db.run('UPDATE riders SET amount = ? WHERE key = ?', balance, key);
}
