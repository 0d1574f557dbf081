import { type MouseEvent, useCallback } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isAbbreviation, parseAbbreviation } from '@/domain/paths';
import { selectAgencyToken } from '@/session/auth/sessionSlice';
import { usePortalStore } from '@/session/hooks';
import { useExclusiveAction } from '@/ui/hooks/useExclusiveAction';
import { useIsMounted } from '@/ui/hooks/useIsMounted';
import { isPlainClick } from '@/ui/navigation/isPlainClick';

/**
 * Leads to the page that was wanted before the sign-in. If that is an agency's, it signs in to the agency first
 * (decision 29); when that fails, the link leads to AGENCY LOGIN, which says why.
 */
export function ContinueLink({ url }: { url: string }) {
  const { dispatch, getState } = usePortalStore();
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  // Query and hash can be thousands of characters.
  const path = url.replace(/[?#].*/, '');
  const abbreviation = parseAbbreviation(path);
  const [follow, isOpening] = useExclusiveAction(
    useCallback(
      async (agency: string) => {
        // Loaded on a click, so that Home's tiles are painted sooner. Without the code, AGENCY LOGIN signs in.
        const { path: target, state } = await import(
          /* webpackChunkName: 'agency-sign-in' */ '@/shared/agencies/signInForPage'
        ).then(
          ({ signInForPage }) => dispatch(signInForPage(agency, url)),
          () => ({ path: url, state: null }),
        );
        if (isMounted()) await navigate(target, { state });
      },
      [dispatch, isMounted, navigate, url],
    ),
  );
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || abbreviation === null || !isAbbreviation(abbreviation)) return;
    if (selectAgencyToken(getState(), abbreviation) !== null) return;
    event.preventDefault();
    void follow(abbreviation);
  };
  return (
    <>
      <Link to={url} onClick={onClick}>
        Continue where you left off
      </Link>{' '}
      ({path}){isOpening && ` Opening ${abbreviation}…`}
    </>
  );
}
