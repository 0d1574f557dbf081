import { selectIsOperator } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { areCallsListed } from '../calls/areCallsListed';
import { CallsPanelToggle } from '../calls/CallsPanelToggle';
import { WatchListButton } from '../watch-list/WatchListButton';
import { FleetProgress } from './FleetProgress';
import { QueueProgress } from './QueueProgress';
import { RolloutProgress } from './RolloutProgress';

/** The parts that the top bar has only sometimes: runs over many agencies, the list of calls, and the watch list. */
export function TopBarExtras() {
  const isOperator = usePortalSelector(selectIsOperator);
  const hasCalls = usePortalSelector(areCallsListed);
  return (
    <>
      {isOperator && <RolloutProgress />}
      <FleetProgress />
      <QueueProgress />
      {hasCalls && <CallsPanelToggle />}
      <WatchListButton />
    </>
  );
}
