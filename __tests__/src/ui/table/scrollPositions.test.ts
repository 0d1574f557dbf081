import { getScrollPosition, saveScrollPosition } from '@/ui/table/scrollPositions';

it('drops the position that was not saved for the longest time', () => {
  const position = { listKey: 'riders', top: 500, left: 0, focusedRowKey: null };
  for (const historyKey of ['first', 'second']) saveScrollPosition(historyKey, position);
  for (let visit = 0; visit < 49; visit += 1) {
    saveScrollPosition('first', position);
    saveScrollPosition(`visit ${visit}`, position);
  }
  expect(getScrollPosition('first', 'riders', 0)).toEqual(position);
  expect(getScrollPosition('second', 'riders', 0).top).toBe(0);
});
