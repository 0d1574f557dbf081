import { isUnauthorized } from '@/domain/failures';
import { usePortalSelector } from '@/session/hooks';
import { CallFailure } from '../errors/CallFailure';
import { RejectedOperator } from './RejectedOperator';
import { type useOpenAgency } from './useOpenAgency';

type Props = Pick<ReturnType<typeof useOpenAgency>, 'failureTitle' | 'failureReason' | 'failure'>;

/** Says that and why an agency could not be opened. Nothing is shown without a title. */
export function OpenAgencyFailure({ failureTitle, failureReason, failure }: Props) {
  const isOperatorRejected = usePortalSelector(({ session }) => session.isOperatorRejected);
  if (failureTitle === null) return null;
  return (
    <CallFailure failure={failure} title={failureTitle}>
      {isOperatorRejected && failure && isUnauthorized(failure) ? (
        <RejectedOperator isInAlert />
      ) : (
        failureReason
      )}
    </CallFailure>
  );
}
