export { FilterChips } from '../../filter/FilterChips';
export { CellCopyButton } from './CellCopyButton';
