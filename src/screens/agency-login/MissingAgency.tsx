import Button from 'antd/es/button';
import { getRegionName, REGIONS } from '@/domain/regions';
import { addRegionToUrl } from '@/domain/regionUrl';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { NewTabLink } from '@/ui/navigation/NewTabLink';

interface Props {
  abbreviation: string;
  /** The page that was wanted. */
  url: string;
  /** Shows the sign-in all the same: the list in memory can be older than the agency. */
  onContinue: () => void;
}

/** Shown in place of the sign-in to an agency that this tab's region doesn't have (decision 30). */
export function MissingAgency({ abbreviation, url, onContinue }: Props) {
  const region = usePortalSelector(selectRegion);
  const otherRegions = REGIONS.filter(({ id }) => id !== region);
  return (
    <EmptyState
      title={`There is no ${abbreviation} in ${getRegionName(region)}. Is it one of ${otherRegions.map(({ name }) => name).join(' or ')}?`}
    >
      <p className="agency-login__choices">
        {otherRegions.map(({ id, name }) => (
          <NewTabLink key={id} href={addRegionToUrl(url, id)}>
            {`Open ${name} in a new tab`}
          </NewTabLink>
        ))}
        <Button onClick={onContinue}>Sign in to {abbreviation} all the same</Button>
      </p>
    </EmptyState>
  );
}
