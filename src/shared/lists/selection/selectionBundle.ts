export { SelectionBar } from './SelectionBar';
export { addSelectionColumn } from './selectionColumn';
export { SelectionKeys } from './SelectionKeys';
