import { describeListFailure } from '@/domain/failures';
import {
  describeUnreadFailure,
  EXACT_MATCH_FAILURE_TEXT,
  type UnreadAgencies,
} from '@/shared/agencies/describeAgencies';
import { CallFailure } from '@/shared/errors/CallFailure';
import { type AgencyFailures } from './useAgencyOptions';

interface Props {
  failures: AgencyFailures;
  unread: UnreadAgencies | null;
}

/** Says which agencies could not be loaded, each with 'Try again'. */
export function AgencyAlerts({ failures: { list, rest, exactMatch }, unread }: Props) {
  const alerts = [
    { ...list, title: describeListFailure('Agencies') },
    { ...rest, title: describeUnreadFailure(unread?.readCount ?? 0) },
    { ...exactMatch, title: EXACT_MATCH_FAILURE_TEXT },
  ];
  return alerts.map(
    ({ failure, retry, title }) =>
      failure && <CallFailure key={title} kind="warning" title={title} failure={failure} onRetry={retry} />,
  );
}
