export { FilterChips } from '../../filter/FilterChips';
export { ClearFilterButton } from '../../filter/ClearFilterButton';
export { focusPageFilter } from '../../focus/listPageActions';
export { getMark } from './markMatches';
export { TableExtras } from './TableExtras';
