import Button from 'antd/es/button';
import { useState } from 'react';
import { balanceApi } from '@/api/balance';
import { profileApi } from '@/api/profile';
import { formatTimeNear } from '@/domain/dates';
import { type LedgerEdge, type LedgerEntry } from '@/domain/ledger/mergeLedger';
import { splitMoney } from '@/domain/payments/money';
import { getRegionName } from '@/domain/regions';
import { getPlatformTime, toPlatformTime } from '@/session/auth/clockSkew';
import { selectCurrency, selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { MutedSuffix } from '@/ui/data/MutedSuffix';
import { useCopy } from '@/ui/data/useCopy';
import { ChoiceChips } from '@/ui/filter/ChoiceChips';
import { formatLedgerText } from './formatLedgerText';
import { LEDGER_FILTERS, type LedgerFilter } from './ledgerFilter';

interface Props {
  agency: string;
  userId: string;
  /** Returns the number of entries of a filter. */
  countEntries: (filter: LedgerFilter) => number;
  /** How many of the rider's payments this session has corrected, whether they are shown or not. */
  correctionCount: number;
  filter: LedgerFilter;
  onFilter: (filter: LedgerFilter) => void;
  edge: LedgerEdge | null;
  mayLackRows: boolean;
  /** When the lists were last read, in milliseconds since 1970 by this computer's clock. */
  readAt: number;
  isLoading: boolean;
  /** The shown ones. */
  entries: readonly LedgerEntry[];
  describe: (entry: LedgerEntry) => string;
}

/** The chips, the balance with the time of its reading, and the copy for a ticket. */
export function LedgerTools({
  agency,
  userId,
  countEntries,
  correctionCount,
  filter,
  onFilter,
  edge,
  mayLackRows,
  readAt,
  isLoading,
  entries,
  describe,
}: Props) {
  const region = usePortalSelector(selectRegion);
  const currency = usePortalSelector(selectCurrency);
  const { getState } = usePortalStore();
  const arg = { agency, userId };
  // Both are read by the page's head.
  const balance = balanceApi.endpoints.getBalance.useQueryState(arg);
  const { currentData: profile } = profileApi.endpoints.getProfile.useQueryState(arg);
  const [withPerson, setWithPerson] = useState(false);
  const { copy, copyMessage } = useCopy();
  const person = [profile?.first_name, profile?.last_name, profile?.email].filter(Boolean).join(' ');
  const describeCount = (key: LedgerFilter) => {
    const count = countEntries(key);
    return key === 'corrected' && count < correctionCount ? `${count} of ${correctionCount}` : `${count}`;
  };
  return (
    <div className="ledger__tools">
      <ChoiceChips
        label="Shown"
        chips={LEDGER_FILTERS.map(({ key, label }) => ({
          key,
          // A question about a list that is loading may have its answer there.
          label: isLoading ? label : `${label} ${describeCount(key)}`,
        }))}
        chosen={filter}
        // One of the filters is always chosen.
        onChoose={(key) => key && onFilter(key)}
      />
      {balance.currentData && balance.fulfilledTimeStamp !== undefined && (
        <span className="ledger__balance">
          Balance <MutedSuffix {...splitMoney(balance.currentData.amount, currency)} />, read at{' '}
          {formatTimeNear(
            toPlatformTime(getState(), balance.fulfilledTimeStamp),
            getPlatformTime(getState()),
          )}
        </span>
      )}
      <label className="ledger__person">
        <input
          type="checkbox"
          checked={withPerson}
          // The profile is loading, or could not be read.
          disabled={person === ''}
          onChange={({ target }) => setWithPerson(target.checked)}
        />{' '}
        with name and email
      </label>
      <Button
        size="small"
        disabled={isLoading || entries.length === 0}
        onClick={() =>
          copy(
            formatLedgerText({
              regionName: getRegionName(region),
              agency,
              userId,
              person: withPerson && person !== '' ? person : null,
              filter,
              edge,
              mayLackRows,
              readAt: toPlatformTime(getState(), readAt),
              entries,
              describe,
            }),
            'Copied for a ticket',
          )
        }
      >
        Copy for ticket
      </Button>
      <span role="status">{copyMessage}</span>
    </div>
  );
}
