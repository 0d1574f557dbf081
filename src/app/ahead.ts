/* What loads ahead of a click: of use, and loaded, once somebody is there. */
export { loadAhead } from './loadAhead';
export { watchIntent } from './watchIntent';
