import Button from 'antd/es/button';
import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { buildPath } from '@/domain/paths';
import { parseRegionParam } from '@/domain/regionParam';
import { getRegionName } from '@/domain/regions';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectIsAgencyListed } from '@/shared/agencies/selectIsAgencyListed';
import { RegionBadge } from '@/shared/forms/RegionBadge';
import { NewTabLink } from '@/ui/navigation/NewTabLink';
import { buildEquivalentPath } from '../buildEquivalentPath';
import { type RouteDefinition } from '../routes';
import { describePage } from './describePage';
import './AnotherRegion.css';

/**
 * Shown in place of a screen when the URL is for another region than this tab's session (decision 30). It calls nothing;
 * the operator chooses.
 */
export function AnotherRegion({ route }: { route: RouteDefinition }) {
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const navigate = useNavigate();
  const region = usePortalSelector(selectRegion);
  const linkRegion = parseRegionParam(search) ?? region;
  const name = getRegionName(region);
  const linkName = getRegionName(linkRegion);
  const { abbreviation = '' } = params;
  const isRider = route.name === 'riderProfile';
  const hasAgency = usePortalSelector((state) => selectIsAgencyListed(state, abbreviation) === true);

  useEffect(() => {
    document.title = `ANOTHER REGION · ${name}`;
  }, [name]);

  return (
    <section className="another-region card">
      <p className="another-region__marks">
        <RegionBadge region={linkRegion} />
        <span aria-hidden="true">→</span>
        <RegionBadge region={region} />
      </p>
      <p>
        This link is for <strong>{linkName}</strong>. This tab works in <strong>{name}</strong>.
      </p>
      <p className="another-region__page">{describePage(route.name, params, search)}</p>
      <div className="another-region__choices">
        <NewTabLink href={pathname + search + hash}>{`Open ${linkName} in a new tab`}</NewTabLink>
        {hasAgency && !isRider && (
          // Not a link, because pointing at a link prefetches its page.
          <Button onClick={() => void navigate(buildEquivalentPath(route, abbreviation))}>
            Open {abbreviation} of {name} instead
          </Button>
        )}
        <Link to={buildPath('home')}>Go to Home of {name}</Link>
      </div>
      {hasAgency && isRider && (
        <p className="another-region__hint">
          {name} has a {abbreviation} too, but rider ids differ between regions.
        </p>
      )}
    </section>
  );
}
