import { useGetProfileQuery } from '@/api/profile';
import { formatTimestamp } from '@/domain/dates';
import { type RiderProfile } from '@/domain/entities/riderProfile';
import { toFailure } from '@/domain/failures';
import { RIDER_MESSAGE_INDEX } from '@/domain/failureTexts/riderProfile';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { type DescriptionField, DescriptionList, toDescriptions } from '@/ui/data/DescriptionList';
import { RiderSection } from './RiderSection';

/** The rider's fields (section 2 of the specification). A date of birth has no time zone, so it is shown as received. */
const PROFILE_FIELDS: readonly DescriptionField<RiderProfile>[] = [
  { label: 'First Name', value: ({ first_name }) => textOrDash(first_name) },
  { label: 'Last Name', value: ({ last_name }) => textOrDash(last_name) },
  { label: 'Date of Birth', value: ({ date_of_birth }) => textOrDash(date_of_birth) },
  { label: 'Phone', value: ({ cell_phone }) => textOrDash(cell_phone) },
  { label: 'Email', value: ({ email }) => textOrDash(email) },
  {
    label: 'Joined',
    value: ({ created }) => formatTimestamp(created),
    time: ({ created }) => created,
  },
];

/** The rider's details, or dashes if they cannot be loaded. */
export function RiderHeader({ agency, userId }: { agency: string; userId: string }) {
  const query = useGetProfileQuery({ agency, userId });
  const { currentData: profile, error } = query;
  const failure = error && !profile ? toFailure(error) : null;
  const descriptions = failure
    ? PROFILE_FIELDS.map(({ label }) => ({ label, value: MISSING_VALUE }))
    : toDescriptions(PROFILE_FIELDS, profile);
  return (
    <RiderSection query={query} failure={failure} messageIndex={RIDER_MESSAGE_INDEX.profile}>
      <DescriptionList
        label="Rider profile"
        descriptions={[{ label: 'User ID', value: userId }, ...descriptions]}
        isSilent={failure !== null}
      />
    </RiderSection>
  );
}
