export { FilterChips } from '../FilterChips';
export { CellCopyButton } from './CellCopyButton';
