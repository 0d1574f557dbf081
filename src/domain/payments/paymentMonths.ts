import { formatCount } from '@/lib/text/formatCount';
import { formatTime, parseInstant } from '../dates';
import { type Payment } from '../entities/payment';
import { getStatusTone, STATUS_TONES, type StatusTone } from '../statusTones';
import { formatPaymentStatus } from './paymentStatus';

/** The payments of a month. */
interface PaymentMonth {
  /** For example `Nov 2026`. */
  name: string;
  count: number;
  /** The number of payments with each state's text, which two states can have, and its tone. */
  statuses: readonly { status: string; tone: StatusTone; count: number }[];
}

export const PAYMENT_MONTHS = 24;

/**
 * The 24 months that end with the current one, in the time zone with this IANA name, or in the browser's if it is empty.
 * `otherCount`: payments without a time in them.
 */
export function groupPaymentsByMonth(
  payments: readonly Pick<Payment, 'created' | 'status'>[],
  now: number,
  timeZone: string,
): { months: readonly PaymentMonth[]; otherCount: number } {
  const firstMonth = countMonths(now, timeZone) - PAYMENT_MONTHS + 1;
  const groups = Array.from({ length: PAYMENT_MONTHS }, () => new Map<string, number>());
  let otherCount = 0;
  for (const { created, status } of payments) {
    const instant = created === null ? null : parseInstant(created);
    // A date without a time is in the same month in every time zone (decision 11).
    const zone = instant?.isDateOnly ? 'UTC' : timeZone;
    const group = instant ? groups[countMonths(instant.time, zone) - firstMonth] : undefined;
    const text = formatPaymentStatus(status);
    if (group) group.set(text, (group.get(text) ?? 0) + 1);
    else otherCount += 1;
  }
  const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric' });
  const months = groups.map((group, index) => ({
    name: monthFormat.format(startOfMonth(firstMonth + index)),
    count: [...group.values()].reduce((sum, count) => sum + count, 0),
    statuses: [...group].map(([status, count]) => ({ status, tone: getStatusTone(status), count })),
  }));
  return { months, otherCount };
}

/** The states of the months' payments, each once, with those of one tone together. */
export function listMonthStates(
  months: readonly PaymentMonth[],
): readonly { status: string; tone: StatusTone }[] {
  const tones = new Map(months.flatMap(({ statuses }) => statuses).map(({ status, tone }) => [status, tone]));
  return [...tones]
    .map(([status, tone]) => ({ status, tone }))
    .sort((a, b) => STATUS_TONES.indexOf(a.tone) - STATUS_TONES.indexOf(b.tone));
}

/** `Nov 2026: 1 OK, 2 PAYMENT.VOID`. */
export function describePaymentMonth({ name, statuses }: PaymentMonth): string {
  return `${name}: ${statuses.map(({ status, count }) => `${count} ${status}`).join(', ') || 'no payments'}`;
}

/** The extent of a rider's loaded payments. `incomplete`: some among them may be missing. */
export type LoadedExtent = 'all' | 'newest' | 'incomplete';

/** `otherCount`: those of them that are in no month of the chart. */
export function describeLoadedPayments(count: number, extent: LoadedExtent, otherCount: number): string {
  const others = otherCount > 0 ? `; ${otherCount} not in these months` : '';
  return describeExtent(formatCount(count, 'payment', 'payments'), count, extent) + others;
}

function describeExtent(countText: string, count: number, extent: LoadedExtent): string {
  if (extent === 'incomplete') return `${countText} loaded`;
  if (extent === 'newest') return `the newest ${countText}`;
  return count > 1 ? `all ${countText}` : countText;
}

/** Months since the year 0, of milliseconds since 1970. */
function countMonths(time: number, timeZone: string): number {
  const [month = '', , year = ''] = formatTime(time, timeZone).split(/[/ ]/);
  return Number(year) * 12 + Number(month) - 1;
}

function startOfMonth(month: number): Date {
  return new Date(Math.floor(month / 12), month % 12);
}
