import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '@/api/profile';
import { formatTimestamp, utcText } from '@/domain/dates';
import { type RiderProfile } from '@/domain/entities/rider';
import { asFailure, reasonText, riderFailureMessage } from '@/domain/failures';
import { MISSING, textOr } from '@/domain/missing';
import { agencyPathTo } from '@/domain/paths';
import { FactList, type FactRow, factsOf } from '@/ui/FactList';
import { CallFailure } from '../common/CallFailure';

/** The profile's head (specification 2). A birth date is a date and no moment: it prints as received. */
const ROWS: readonly FactRow<RiderProfile>[] = [
  { label: 'First Name', value: ({ first_name }) => textOr(first_name) },
  { label: 'Last Name', value: ({ last_name }) => textOr(last_name) },
  { label: 'Date of Birth', value: ({ date_of_birth }) => textOr(date_of_birth) },
  { label: 'Phone', value: ({ cell_phone }) => textOr(cell_phone) },
  { label: 'Email', value: ({ email }) => textOr(email) },
  {
    label: 'Joined',
    value: ({ created }) => formatTimestamp(created),
    hint: ({ created }) => utcText(created),
  },
];

/** Who the rider is; dashes where that can't be read. */
export function RiderHead({ agency, userId }: { agency: string; userId: string }) {
  const { currentData: profile, error, isFetching, refetch } = useGetProfileQuery({ agency, userId });
  const failure = error && !profile ? asFailure(error) : null;
  const facts = failure ? ROWS.map(({ label }) => ({ label, value: MISSING })) : factsOf(ROWS, profile);
  return (
    <div className="rider-profile__part">
      {failure && (
        <CallFailure
          failure={failure}
          title={riderFailureMessage(1, failure)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {reasonText(failure)}{' '}
          {failure.status === 404 && (
            <Link to={agencyPathTo('riders', agency)}>See the riders of {agency}</Link>
          )}
        </CallFailure>
      )}
      <FactList
        label="Rider profile"
        facts={[{ label: 'User ID', value: userId }, ...facts]}
        isSilent={failure !== null}
      />
    </div>
  );
}
