import { Fragment, type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { agencyPathTo, areParametersValid, pathTo } from '../domain/paths';
import { regionName } from '../domain/regions';
import { rememberPlace } from '../session/continuation';
import { usePortalDispatch, usePortalSelector } from '../session/hooks';
import { selectAgencyToken, selectPsoToken, selectRegion, sessionEnded } from '../session/sessionSlice';
import { NotFound } from './NotFound';
import { type RouteRow } from './routes';

/**
 * The navigation guard (specification 4): lets a screen be drawn only for who may enter it. It follows the session
 * while the screen stands, so that a dropped token sends away whoever is there.
 */
export function AccessGate({ route, children }: { route: RouteRow; children: ReactNode }) {
  const parameters = useParams();
  const { abbreviation } = parameters;
  const psoToken = usePortalSelector(selectPsoToken);
  const hasAgencyToken = usePortalSelector(
    (state) => abbreviation !== undefined && selectAgencyToken(state, abbreviation) !== null,
  );
  const isFound = areParametersValid(parameters);
  useDocumentTitle(isFound ? route : null, abbreviation);

  if (!isFound) return <NotFound />;
  if (route.access === 'guest') return <EndingSession>{children}</EndingSession>;
  if (route.access !== 'none' && psoToken === null) return <AskForSignIn />;
  if (route.access === 'admin' && abbreviation !== undefined && !hasAgencyToken) {
    return <Navigate to={agencyPathTo('agencyLogin', abbreviation)} replace />;
  }
  // Another agency or rider is another page: nothing that was typed or opened for one may stand for the other.
  return <Fragment key={Object.values(parameters).join('/')}>{children}</Fragment>;
}

/** Entering the sign-in screen ends the session that is there then, by whichever way it was entered (decision 4). */
function EndingSession({ children }: { children: ReactNode }) {
  const dispatch = usePortalDispatch();
  useEffect(() => {
    dispatch((_dispatch, getState) => {
      if (getState().session.sessionId !== null) dispatch(sessionEnded({ reason: 'signedOut' }));
    });
  }, [dispatch]);
  return children;
}

function AskForSignIn() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname !== pathTo('home')) rememberPlace({ path: pathname, who: null });
  }, [pathname]);
  return <Navigate to={pathTo('login')} replace />;
}

function useDocumentTitle(route: RouteRow | null, abbreviation: string | undefined): void {
  const title = route?.title;
  const region = usePortalSelector(selectRegion);
  useEffect(() => {
    // The not-found page has a title of its own.
    if (title !== undefined)
      document.title = [title, abbreviation, regionName(region)].filter(Boolean).join(' · ');
  }, [title, abbreviation, region]);
}
