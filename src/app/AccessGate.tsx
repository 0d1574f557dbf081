import { Fragment, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { buildAgencyPath, areParametersValid, buildPath } from '../domain/paths';
import { getRegionName } from '../domain/regions';
import { saveReturnUrl } from '../session/returnUrl';
import { usePortalDispatch, usePortalSelector } from '../session/hooks';
import { selectAgencyToken, selectPsoToken, selectRegion, sessionEnded } from '../session/sessionSlice';
import { NotFound } from './NotFound';
import { type RouteDefinition } from './routes';

/**
 * The navigation guard (specification 4): lets a screen be drawn only for who may enter it. It follows the session
 * while the screen stands, so that a dropped token sends away whoever is there.
 */
export function AccessGate({ route, children }: { route: RouteDefinition; children: ReactNode }) {
  const params = useParams();
  const { abbreviation } = params;
  const psoToken = usePortalSelector(selectPsoToken);
  const hasAgencyToken = usePortalSelector(
    (state) => abbreviation !== undefined && selectAgencyToken(state, abbreviation) !== null,
  );
  const hasValidParams = areParametersValid(params);
  useDocumentTitle(hasValidParams ? route : null, abbreviation);

  if (!hasValidParams) return <NotFound />;
  if (route.access === 'guest') return <EndSessionOnEntry>{children}</EndSessionOnEntry>;
  if (route.access !== 'none' && psoToken === null) return <RedirectToSignIn />;
  if (route.access === 'admin' && abbreviation !== undefined && !hasAgencyToken) {
    return <Navigate to={buildAgencyPath('agencyLogin', abbreviation)} replace />;
  }
  // Another agency or rider is another page: nothing that was typed or opened for one may stand for the other.
  return <Fragment key={Object.values(params).join('/')}>{children}</Fragment>;
}

/** Entering the sign-in screen ends the session that is there then, by whichever way it was entered (decision 4). */
function EndSessionOnEntry({ children }: { children: ReactNode }) {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    dispatch((_dispatch, getState) => {
      if (getState().session.sessionId !== null) dispatch(sessionEnded({ reason: 'signedOut' }));
    });
  }, [dispatch]);
  return children;
}

function RedirectToSignIn() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== buildPath('home')) saveReturnUrl({ path: pathname, operator: null });
  }, [pathname]);
  return <Navigate to={buildPath('login')} replace />;
}

function useDocumentTitle(route: RouteDefinition | null, abbreviation: string | undefined): void {
  const title = route?.title;
  const region = usePortalSelector(selectRegion);
  useEffect(() => {
    // The not-found page has a title of its own.
    if (title !== undefined)
      document.title = [title, abbreviation, getRegionName(region)].filter(Boolean).join(' · ');
  }, [title, abbreviation, region]);
}
