/* What loads ahead of a click: of use, and loaded, once somebody is there. */
export { preloadRoute } from './preloadRoute';
export { prefetchOnIntent } from './prefetchOnIntent';
