import { type createBrowserRouter, createPath, parsePath, type Path, type To } from 'react-router-dom';
import { parseRegionParam, setRegionParam } from '@/domain/regionParam';
import { type PortalStore } from '@/session/hooks';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Makes the router write the region into every URL (decision 30): the hrefs of links, and navigations. So no link has to
 * name the region; one that does keeps it. The region is that of the session, or of the current URL while nobody is
 * signed in.
 */
export function writeRegionInUrls(router: Router, { getState }: Pick<PortalStore, 'getState'>): void {
  const { createHref, navigate } = router;

  const addRegion = <T extends Partial<Path>>(path: T): T => {
    const { search = '' } = path;
    const region = getState().session.region ?? parseRegionParam(router.state.location.search);
    return region === null || parseRegionParam(search) !== null
      ? path
      : { ...path, search: setRegionParam(search, region) };
  };

  router.createHref = (location) => createHref(addRegion(location as Path) as typeof location);

  const navigateWithRegion = (to: To | number | null, options?: Parameters<typeof navigate>[1]) => {
    if (typeof to === 'number') return navigate(to);
    if (to === null) return navigate(to, options);
    const path = addRegion({ ...(typeof to === 'string' ? parsePath(to) : to) });
    // As React Router does it for the URL without the region: a link to the current page adds no history entry.
    return navigate(
      path,
      createPath(path) === createPath(router.state.location) ? { ...options, replace: true } : options,
    );
  };
  router.navigate = navigateWithRegion as typeof navigate;
}
