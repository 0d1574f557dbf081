import type { RegionName } from '../../regions';
import type { Database } from '../database';
import type { SeededAgency } from './agencies';
import { COUPONS } from './catalogue';
import { OPERATOR_COUNT } from './psoUsers';
import { createSale, type Sale } from './sale';
import { MEDIUMS } from './values/mediums';
import { createRandom, type Random } from './values/random';
import { pickTimeAfter } from './values/times';

// Values that occur several times are picked more often.
const ORDER_STATES = ['COMPLETE', 'COMPLETE', 'COMPLETE', 'COMPLETE', 'PENDING', 'FAILED', 'CANCELLED'];
const PASS_STATES = ['active', 'active', 'expired', 'expired', 'unused', 'refunded'];
const PAYMENT_STATUSES = [
  'PAYMENT.OK',
  'PAYMENT.OK',
  'PAYMENT.OK',
  'PAYMENT.OK',
  'PAYMENT.PENDING',
  'PAYMENT.DECLINED',
  'PAYMENT.REFUNDED',
  'PAYMENT.VOID',
];
const PAYMENT_TYPES = ['FARE', 'FARE', 'FARE', 'TOPUP', 'PURCHASE', 'REFUND'];
const ENVIRONMENTS = ['production', 'production', 'production', 'staging'];

/** Order ids start at 1, and these at other numbers, so that no two kinds of row share an id. */
const FIRST_PASS_ID = 2_000_000;
const FIRST_PAYMENT_ID = 5_000_000;

/**
 * Seeds purchase orders, with one pass and one payment each. The largest agency has as many orders as riders. Returns
 * the number of orders.
 */
export function seedSales(
  db: Database,
  region: RegionName,
  agencies: readonly SeededAgency[],
  seed: number,
): number {
  let id = 0;
  for (const agency of agencies) {
    if (agency.riders === 0) continue;
    const random = createRandom(seed, `${region} sales ${agency.id}`);
    const count = agency.id === 1 ? agency.riders : Math.ceil((agency.riders * 2) / 5);
    for (let index = 0; index < count; index++) {
      id += 1;
      const sale = createSale(db, random, agency, id);
      insertOrder(db, random, sale);
      const pass = drawPass(random, sale);
      const status = insertPayment(db, random, sale);
      insertPass(db, sale, pass, status);
    }
  }
  return id;
}

/** The values of the INSERTs are in the order of the columns in schema.sql. */
function insertOrder(
  db: Database,
  random: Random,
  { id, agencyId, currency, userId, product, created, session }: Sale,
): void {
  const transactionId = random.chanceInPercent(92)
    ? `T${String(random.below(2 ** 31)).padStart(10, '0')}`
    : null;
  const receiptNumber = `R-${String(id).padStart(8, '0')}`;
  const orderForm = {
    lines: [{ sku: product.sku, quantity: random.between(1, 3), price: product.price }],
    channel: 'mobile',
  };
  db.run(
    'INSERT INTO purchase_orders VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    id,
    agencyId,
    userId,
    random.chanceInPercent(95) ? JSON.stringify(orderForm) : '"paper form"',
    random.chanceInPercent(50)
      ? JSON.stringify({ number: receiptNumber, total: product.price, currency })
      : JSON.stringify(receiptNumber),
    random.chanceInPercent(70) ? JSON.stringify(`C-${receiptNumber}`) : 'null',
    transactionId,
    created,
    random.chanceInPercent(85) ? pickTimeAfter(random, created, 3) : null,
    random.pick(ORDER_STATES),
    random.chanceInPercent(40)
      ? JSON.stringify({ batch: random.below(9_000), sent: random.chanceInPercent(90) })
      : 'null',
    random.chanceInPercent(25) ? random.between(1, OPERATOR_COUNT) : null,
    random.pick(ENVIRONMENTS),
    session,
  );
}

type SeededPass = ReturnType<typeof drawPass>;

function drawPass(random: Random, { id, product, created }: Sale) {
  return {
    created: pickTimeAfter(random, created, 1),
    sku: random.chanceInPercent(97) ? product.sku : null,
    name: random.chanceInPercent(99) ? product.name : null,
    price: random.chanceInPercent(98) ? product.price : null,
    serialNumber: random.chanceInPercent(90) ? `P${String(id).padStart(9, '0')}${random.below(10)}` : null,
    purchaseOrder: random.chanceInPercent(96) ? id : null,
    hasPaymentState: random.chanceInPercent(98),
    state: random.pick(PASS_STATES),
  };
}

/** A pass has the status of its payment, or none. */
function insertPass(db: Database, sale: Sale, pass: SeededPass, paymentStatus: string): void {
  db.run(
    'INSERT INTO passes VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    FIRST_PASS_ID + sale.id,
    sale.agencyId,
    sale.userId,
    pass.created,
    pass.sku,
    pass.name,
    sale.product.fareType,
    pass.price,
    sale.currency,
    pass.serialNumber,
    pass.purchaseOrder,
    pass.hasPaymentState ? paymentStatus : null,
    pass.state,
    sale.session,
  );
}

/** Returns the status. */
function insertPayment(
  db: Database,
  random: Random,
  { id, agencyId, userId, product, created }: Sale,
): string {
  const [medium] = random.pick(MEDIUMS);
  const isCoupon = medium === 'Coupon';
  const status = random.pick(PAYMENT_STATUSES);
  const amount = pickAmount(random, product.price);
  const type = random.chanceInPercent(97) ? random.pick(PAYMENT_TYPES) : null;
  db.run(
    'INSERT INTO payments VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    FIRST_PAYMENT_ID + id,
    agencyId,
    userId,
    status,
    // A refund is paid to the rider.
    type === 'REFUND' && amount !== null && amount > 0 ? -amount : amount,
    type,
    created,
    medium,
    // The ids of coupons are consecutive, agency by agency.
    isCoupon ? (agencyId - 1) * COUPONS.length + random.between(1, COUPONS.length) : null,
    isCoupon ? random.between(1, 4) : null,
  );
  return status;
}

/** An amount in cents: mostly the price, sometimes zero, negative, very large or missing. */
function pickAmount(random: Random, price: number): number | null {
  const kind = random.below(100);
  if (kind < 1) return null;
  if (kind < 4) return 0;
  if (kind < 7) return -price;
  if (kind < 8) return random.between(100_000, 9_999_999);
  return price;
}
