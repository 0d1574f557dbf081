export { FilterChips } from '../../filter/FilterChips';
export { focusPageFilter } from '../../focus/listPageActions';
export { getMark } from './markMatches';
export { TableExtras } from './TableExtras';
