import { useEffect, useRef } from 'react';
import { useLocation, useMatches, useParams } from 'react-router-dom';
import { areParametersValid, isAbbreviation } from '../../domain/paths';
import { regionMark, regionName } from '../../domain/regions';
import { usePortalSelector } from '../../session/hooks';
import { operatorOf } from '../../session/operator';
import { selectPsoToken, selectRegion } from '../../session/sessionSlice';
import { RegionMark } from '../../ui/RegionMark';
import { type RouteRow } from '../routes';

/** The page's title, and where and who the operator is. The focus moves to the title when the page changes. */
export function TopBar() {
  const { abbreviation = '' } = useParams();
  const { pathname } = useLocation();
  const region = usePortalSelector(selectRegion);
  const { email } = operatorOf(usePortalSelector(selectPsoToken));
  const title = useTitle();
  const heading = useRef<HTMLHeadingElement>(null);
  const present = useRef(pathname);
  useEffect(() => {
    if (present.current === pathname) return;
    present.current = pathname;
    heading.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <header className="top-bar" data-region={region}>
      <h1 className="top-bar__title" ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <div className="top-bar__place">
        {isAbbreviation(abbreviation) && (
          <span className="top-bar__agency" title={abbreviation}>
            {abbreviation}
          </span>
        )}
        <span className="top-bar__region" data-region={region}>
          <RegionMark region={region} mark={regionMark(region)} />
          {regionName(region)}
        </span>
        {email && (
          <span className="top-bar__operator" title={email}>
            {email}
          </span>
        )}
      </div>
    </header>
  );
}

function useTitle(): string {
  const matches = useMatches();
  const isValid = areParametersValid(useParams());
  const row = matches.at(-1)?.handle as RouteRow | undefined;
  return row && isValid ? row.title : 'NOT FOUND';
}
