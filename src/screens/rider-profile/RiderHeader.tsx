import { Link } from 'react-router-dom';
import { useGetProfileQuery } from '@/api/profile';
import { formatTimestamp, formatUtcTimestamp } from '@/domain/dates';
import { type RiderProfile } from '@/domain/entities/rider';
import { describeFailure, describeRiderFailure, toFailure } from '@/domain/failures';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { buildAgencyPath } from '@/domain/paths';
import { type DescriptionField, DescriptionList, toDescriptions } from '@/ui/DescriptionList';
import { CallFailure } from '../common/CallFailure';

/** The rider's fields (specification 2). A date of birth has no time zone, so it is shown as received. */
const PROFILE_FIELDS: readonly DescriptionField<RiderProfile>[] = [
  { label: 'First Name', value: ({ first_name }) => textOrDash(first_name) },
  { label: 'Last Name', value: ({ last_name }) => textOrDash(last_name) },
  { label: 'Date of Birth', value: ({ date_of_birth }) => textOrDash(date_of_birth) },
  { label: 'Phone', value: ({ cell_phone }) => textOrDash(cell_phone) },
  { label: 'Email', value: ({ email }) => textOrDash(email) },
  {
    label: 'Joined',
    value: ({ created }) => formatTimestamp(created),
    hint: ({ created }) => formatUtcTimestamp(created),
  },
];

/** The index of the error message in RIDER_ERROR_MESSAGES. */
const PROFILE_MESSAGE_INDEX = 1;

/** The rider's details; dashes when the profile cannot be loaded. */
export function RiderHeader({ agency, userId }: { agency: string; userId: string }) {
  const { currentData: profile, error, isFetching, refetch } = useGetProfileQuery({ agency, userId });
  const failure = error && !profile ? toFailure(error) : null;
  const descriptions = failure
    ? PROFILE_FIELDS.map(({ label }) => ({ label, value: MISSING_VALUE }))
    : toDescriptions(PROFILE_FIELDS, profile);
  return (
    <div className="rider-profile__section">
      {failure && (
        <CallFailure
          failure={failure}
          title={describeRiderFailure(PROFILE_MESSAGE_INDEX, failure)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          {describeFailure(failure)}{' '}
          {failure.status === 404 && (
            <Link to={buildAgencyPath('riders', agency)}>See the riders of {agency}</Link>
          )}
        </CallFailure>
      )}
      <DescriptionList
        label="Rider profile"
        descriptions={[{ label: 'User ID', value: userId }, ...descriptions]}
        isSilent={failure !== null}
      />
    </div>
  );
}
