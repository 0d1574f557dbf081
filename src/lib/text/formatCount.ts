import { formatNumber } from './formatNumber';

/** For example `1 agency` or `1,234 agencies`. */
export function formatCount(count: number, singular: string, plural: string): string {
  return `${formatNumber(count)} ${count === 1 ? singular : plural}`;
}
