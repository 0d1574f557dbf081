/* Prefetching code, loaded as one chunk after the first user interaction. */
export { preloadRoute } from './preloadRoute';
export { prefetchOnIntent } from './prefetchOnIntent';
