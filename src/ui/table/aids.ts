export { FilterChips } from '../FilterChips';
export { CopyCell } from './CopyCell';
