import { getAge } from '@/domain/age';
import { formatTimestamp } from '@/domain/dates';
import { type RiderProfile } from '@/domain/entities/riderProfile';
import { type Failure } from '@/domain/failures';
import { MISSING_VALUE, textOrDash } from '@/domain/missingValue';
import { getPlatformTime } from '@/session/auth/clockSkew';
import { usePortalStore } from '@/session/hooks';
import { AddToNoteButton } from '@/shared/ticket-note/AddToNoteButton';
import { CopyIconButton } from '@/ui/data/CopyIconButton';
import { type DescriptionField, DescriptionList, toDescriptions } from '@/ui/data/DescriptionList';
import { PageHead } from '@/ui/navigation/PageHead';
import { LazyWatchButton } from './LazyWatchButton';
import { PaymentMonths } from './payments/PaymentMonths';
import { type RiderQuery, RiderSection } from './RiderSection';

/** The rider's fields (section 2 of the specification). A date of birth has no time zone, so it is shown as received. */
const buildProfileFields = (now: Date): readonly DescriptionField<RiderProfile>[] => [
  { label: 'First Name', value: ({ first_name }) => textOrDash(first_name) },
  { label: 'Last Name', value: ({ last_name }) => textOrDash(last_name) },
  {
    label: 'Date of Birth',
    value: ({ date_of_birth }) => textOrDash(date_of_birth),
    end: ({ date_of_birth }) => {
      const age = getAge(date_of_birth, now);
      return age !== null && <small className="muted-suffix"> ({age})</small>;
    },
  },
  {
    label: 'Phone',
    description: 'The profile’s field cell_phone. A Tel. and P Tel. are in the list of riders.',
    value: ({ cell_phone }) => textOrDash(cell_phone),
    end: ({ cell_phone }) => cell_phone && <CopyIconButton label="Phone" text={cell_phone} />,
  },
  {
    label: 'Email',
    value: ({ email }) => textOrDash(email),
    end: ({ email }) => email && <CopyIconButton label="Email" text={email} />,
  },
  {
    label: 'Joined',
    description: 'When the profile was created.',
    value: ({ created }) => formatTimestamp(created),
    time: ({ created }) => created,
  },
];

interface Props {
  agency: string;
  userId: string;
  query: RiderQuery<RiderProfile>;
  failure: Failure | null;
}

/** The rider's name and details, or dashes if they cannot be loaded, and the payments by month. A failed reload is shown too. */
export function RiderHeader({ agency, userId, query, failure }: Props) {
  const { currentData: profile } = query;
  const { getState } = usePortalStore();
  const fields = buildProfileFields(new Date(getPlatformTime(getState())));
  const descriptions =
    failure && !profile
      ? fields.map(({ label }) => ({ label, value: MISSING_VALUE }))
      : toDescriptions(fields, profile);
  const names = [profile?.first_name, profile?.last_name].map((name) => name?.trim() ?? '').filter(Boolean);
  return (
    <RiderSection query={query} failure={failure} message="profile">
      <div className="rider-head card">
        <PageHead
          subject={profile || failure ? names.join(' ') || `Rider ${userId}` : ''}
          initials={names.map(getInitial).join('')}
          actions={<PaymentMonths agency={agency} userId={userId} />}
        />
        <DescriptionList
          label="Rider profile"
          descriptions={[
            {
              label: 'User ID',
              value: userId,
              end: (
                <>
                  <CopyIconButton label="User ID" text={userId} />
                  <AddToNoteButton subject={`Rider ${userId}`} agency={agency} />
                  <LazyWatchButton kind="rider" agency={agency} userId={userId} paymentId={null} />
                </>
              ),
            },
            ...descriptions,
          ]}
          isSilent={failure !== null}
        />
      </div>
    </RiderSection>
  );
}

/** The first letter or digit; empty for a name of other characters, such as emojis. */
function getInitial(name: string): string {
  return /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
}
