export { SelectionBar } from './SelectionBar';
export { addSelectionColumn } from './selectionColumn';
export { SelectionKeys } from './SelectionKeys';
export { hasSelection, selectionEnded } from './selectionSlice';
