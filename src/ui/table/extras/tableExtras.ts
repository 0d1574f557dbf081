export { FilterChips } from '../../filter/FilterChips';
export { CellCopyButton } from './CellCopyButton';
export { getMark } from './markMatches';
