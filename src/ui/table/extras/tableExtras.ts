export { FilterChips } from '@/ui/filter/FilterChips';
export { ClearFilterButton } from '@/ui/filter/ClearFilterButton';
export { getMark } from './markMatches';
export { TableExtras } from './TableExtras';
