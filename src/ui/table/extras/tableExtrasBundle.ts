export { FilterChips } from '@/ui/filter/FilterChips';
export { ClearFilterButton } from '@/ui/filter/ClearFilterButton';
export { createMark } from './markMatches';
export { TableExtras } from './TableExtras';
