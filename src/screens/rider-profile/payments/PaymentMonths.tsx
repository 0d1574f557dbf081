import { useContext, useState } from 'react';
import { paymentviewApi } from '@/api/paymentview';
import {
  describeLoadedPayments,
  describePaymentMonth,
  groupPaymentsByMonth,
  listMonthStates,
  type LoadedExtent,
  PAYMENT_MONTHS,
} from '@/domain/payments/paymentMonths';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { toQueryFailure } from '@/shared/errors/toQueryFailure';
import { mergePages } from '@/shared/lists/infinite/useInfiniteRows';
import { getId } from '@/shared/lists/rowKeys';
import { nameTimeZone, TimeZoneContext } from '@/ui/data/timeZone';
import './PaymentMonths.css';

/** The months have at least this scale, so that a single payment is no full column. */
const MIN_SCALE = 4;

/** The loaded payments of the last 24 months, as columns in the tones of their states, with a legend. It makes no call: PAYMENTS does. */
export function PaymentMonths({ agency, userId }: { agency: string; userId: string }) {
  const { currentData, hasNextPage, isFetching, error, isFetchNextPageError } =
    paymentviewApi.endpoints.listPayments.useInfiniteQueryState({ agency, userId });
  // A refresh on another tab, where nothing reads the payments, takes them out of the cache.
  const [lastData, setLastData] = useState(currentData);
  if (currentData && currentData !== lastData) setLastData(currentData);
  const data = currentData ?? lastData;
  const { getState } = usePortalStore();
  const timeZone = useContext(TimeZoneContext);
  const list = data && mergePages(data.pages, hasNextPage, getId);
  const { months, otherCount } = groupPaymentsByMonth(
    list?.rows ?? [],
    getPlatformTime(getState()),
    timeZone,
  );
  const isOutdated = !currentData || (toQueryFailure(error) !== null && !isFetchNextPageError);
  const scale = Math.max(MIN_SCALE, ...months.map(({ count }) => count));
  // Without payments, a chart would be a bare line.
  if (list ? list.rows.length === 0 : !isFetching) return null;
  const loadedText = list
    ? describeLoadedPayments(list.rows.length, getExtent(list, isOutdated), otherCount)
    : 'loading';
  return (
    <figure className="payment-months">
      <div className="payment-months__columns" aria-hidden="true">
        {months.map((month) => (
          <span key={month.name} className="payment-months__column" title={describePaymentMonth(month)}>
            <span className="payment-months__bar" style={{ height: `${(month.count / scale) * 100}%` }}>
              {month.statuses.map(({ status, tone, count }) => (
                <span
                  key={status}
                  className="payment-months__mark"
                  data-tone={tone}
                  style={{ flexGrow: count }}
                />
              ))}
            </span>
          </span>
        ))}
      </div>
      <figcaption>
        Payments by month, {PAYMENT_MONTHS} months
        {timeZone !== '' && `, ${nameTimeZone(timeZone)} time`} ({loadedText})
      </figcaption>
      {/* The months below have the same states for screen readers. */}
      <ul className="payment-months__legend" aria-hidden="true">
        {listMonthStates(months).map(({ status, tone }) => (
          <li key={status}>
            <span className="payment-months__mark colored-mark" data-tone={tone} /> {status}
          </li>
        ))}
      </ul>
      <ul className="visually-hidden">
        {months
          .filter(({ count }) => count > 0)
          .map((month) => (
            <li key={month.name}>{describePaymentMonth(month)}</li>
          ))}
      </ul>
    </figure>
  );
}

function getExtent(
  { hasMore, gap, counts }: Pick<ReturnType<typeof mergePages>, 'hasMore' | 'gap' | 'counts'>,
  isOutdated: boolean,
): LoadedExtent {
  // Newer payments may be missing after it.
  if (gap !== null || counts.invalidRowCount > 0 || isOutdated) return 'incomplete';
  return hasMore ? 'newest' : 'all';
}
