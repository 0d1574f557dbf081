/** A time on the page. `label` is the title of its column, empty outside tables. */
export interface ShownTime {
  label: string;
  /** ISO 8601. */
  time: string;
}

/** The times that TimeZonesTip shows, and the element that it is next to. */
export interface TimeTarget {
  anchor: HTMLElement;
  times: readonly ShownTime[];
  /** Whether they are all times of a row that has the focus. */
  isRow: boolean;
  /** Undefined for the page's agency, empty for none. */
  agency: string | undefined;
}

/** The time of this element or of the one around it, or null. */
export function findTimeAt(element: Element): TimeTarget | null {
  const anchor = element.closest<HTMLElement>('[data-time]');
  return anchor && toTarget(anchor, [anchor], false);
}

/** The time of a focused element, or all times of a focused row of a table, next to the first of them in view. */
export function findTimesOfFocus(element: Element): TimeTarget | null {
  const ownTarget = findTimeAt(element);
  if (ownTarget) return ownTarget;
  const row = element.closest('tr[data-index]');
  if (!row) return null;
  const cells = [...row.querySelectorAll<HTMLElement>('[data-time]')];
  const anchor = cells.find(isInView) ?? cells[0];
  return anchor ? toTarget(anchor, cells, true) : null;
}

function toTarget(anchor: HTMLElement, elements: readonly HTMLElement[], isRow: boolean): TimeTarget {
  return {
    anchor,
    isRow,
    agency: anchor.dataset.agency,
    times: elements.map(({ dataset }) => ({ label: dataset.timeLabel ?? '', time: dataset.time ?? '' })),
  };
}

function isInView(cell: HTMLElement): boolean {
  const { left, right } = cell.getBoundingClientRect();
  return left >= 0 && right <= window.innerWidth;
}
