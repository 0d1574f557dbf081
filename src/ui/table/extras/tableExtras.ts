export { FilterChips } from '@/ui/filter/FilterChips';
export { ClearFilterButton } from '@/ui/filter/ClearFilterButton';
export { focusPageFilter } from '@/ui/focus/focusPageFilter';
export { getMark } from './markMatches';
export { TableExtras } from './TableExtras';
