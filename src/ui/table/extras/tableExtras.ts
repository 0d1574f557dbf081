export { FilterChips } from '../../filter/FilterChips';
export { getMark } from './markMatches';
export { TableExtras } from './TableExtras';
