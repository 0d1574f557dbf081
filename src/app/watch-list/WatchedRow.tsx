import Button from 'antd/es/button';
import { type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { formatTimeNear } from '@/domain/dates';
import { buildAgencyPath, buildRiderPath } from '@/domain/paths';
import { describeMoves, describeReading, nameWatchTarget } from '@/domain/watchList';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { selectAgencyToken, selectCurrency } from '@/session/auth/sessionSlice';
import { usePortalSelector, usePortalStore } from '@/session/hooks';
import { type WatchedItem } from '@/session/watch-list/watchListSlice';
import { ignoreSecondClick } from '@/ui/focus/ignoreSecondClick';
import { isPlainClick } from '@/ui/navigation/isPlainClick';

interface Props {
  item: WatchedItem;
  isReading: boolean;
  onRead: () => void;
  onUnwatch: () => void;
  /** The dialog covers the page that a link opens. */
  onFollowLink: () => void;
}

/** A watched rider or payment: the last reading, and the difference from the reading before. */
export function WatchedRow({ item, isReading, onRead, onUnwatch, onFollowLink }: Props) {
  const { kind, agency, userId, paymentId, reading, previousReading, problem } = item;
  const { getState } = usePortalStore();
  const currency = usePortalSelector(selectCurrency);
  const hasSession = usePortalSelector((state) => selectAgencyToken(state, agency) !== null);
  const now = getPlatformTime(getState());
  const name = nameWatchTarget(item);
  const moves = reading && previousReading ? describeMoves(previousReading, reading, kind, currency) : '';
  const path = `${buildRiderPath(agency, userId)}${paymentId === null ? '' : `?${new URLSearchParams({ record: paymentId })}`}`;
  const onLinkClick = (event: MouseEvent<HTMLAnchorElement>) => {
    if (isPlainClick(event)) onFollowLink();
  };
  return (
    <li className="drawer__entry">
      <div className="watched__head">
        <Link to={path} onClick={onLinkClick}>
          {name}
        </Link>
        <span className="watched__agency">{agency}</span>
        <Button
          size="small"
          disabled={!hasSession}
          loading={isReading}
          aria-label={`Read ${name} of ${agency}`}
          onClick={onRead}
        >
          Read
        </Button>
        <Button
          size="small"
          type="text"
          aria-label={`Stop watching ${name} of ${agency}`}
          // A press puts the next entry in the same place.
          onClickCapture={ignoreSecondClick}
          onClick={onUnwatch}
        >
          ×
        </Button>
      </div>
      <div role="status">
        {!hasSession && (
          <p className="watched__problem">
            The session of {agency} has ended.{' '}
            <Link to={buildAgencyPath('agencyDashboard', agency)} onClick={onLinkClick}>
              Open {agency}
            </Link>
          </p>
        )}
        {problem && (
          <p className="watched__problem">
            Could not be read at {formatTimeNear(problem.at, now)}. {problem.text}
          </p>
        )}
        {moves !== '' && <p className="watched__moves">{moves}</p>}
        {reading ? (
          <p className="watched__reading">
            {moves === '' && `${describeReading(reading, kind, currency)}, `}read at{' '}
            {formatTimeNear(reading.at, now)}
            {previousReading &&
              `, ${moves === '' ? 'unchanged since' : 'before that at'} ${formatTimeNear(previousReading.at, now)}`}
          </p>
        ) : (
          !problem && <p className="watched__reading">{isReading ? 'Reading…' : 'Not read yet'}</p>
        )}
      </div>
    </li>
  );
}
