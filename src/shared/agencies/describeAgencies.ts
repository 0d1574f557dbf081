import { describeInvalidRows } from '@/domain/failureTexts/invalidRows';
import { formatCount } from '@/lib/text/formatCount';
import { formatList } from '@/lib/text/formatList';
import { formatNumber } from '@/lib/text/formatNumber';

/** Agencies of the region that are not read yet, or could not be read. */
export interface UnreadAgencies {
  readCount: number;
  /** Whether they are being read. */
  isLoading: boolean;
}

/** `Among the first 100; the rest is loading.`, or `The agencies are not loaded.` */
export function describeUnread(unread: UnreadAgencies): string {
  if (unread.readCount === 0)
    return unread.isLoading ? 'The agencies are loading.' : 'The agencies are not loaded.';
  return `Among ${describeRead(unread)}; ${describeUnreadRest(unread)}.`;
}

/** `the first 100` */
export function describeRead({ readCount }: UnreadAgencies): string {
  return `the first ${formatNumber(readCount)}`;
}

export function describeUnreadRest({ isLoading }: UnreadAgencies): string {
  return isLoading ? 'the rest is loading' : 'the rest is not loaded';
}

/** `5 results among the first 100 agencies; the rest is loading`, or `5 results; the agencies are not loaded` */
export function addUnread(result: string, unread: UnreadAgencies): string {
  if (unread.readCount > 0)
    return `${result} among ${describeRead(unread)} agencies; ${describeUnreadRest(unread)}`;
  return `${result}; the agencies are ${unread.isLoading ? 'loading' : 'not loaded'}`;
}

/** The title of an alert: `The agencies after the first 100 could not be loaded.` */
export function describeUnreadFailure(readCount: number): string {
  return `The agencies after the first ${formatNumber(readCount)} could not be loaded.`;
}

/** Agencies that cannot be chosen (decision 22): `1 agency could not be read and is left out.` */
export function describeLeftOut(count: number): string {
  return describeInvalidRows(count, { singular: 'agency', plural: 'agencies' });
}

/** Chosen agencies that the list does not have: `ABC and XYZ are not among the agencies here.` */
export function describeNotFound(abbreviations: readonly string[]): string {
  const rest = abbreviations.slice(NAMED_LIMIT);
  const names = [
    ...abbreviations.slice(0, NAMED_LIMIT),
    ...(rest.length > 0 ? [formatCount(rest.length, 'other', 'others')] : []),
  ];
  return `${formatList(names)} ${names.length === 1 ? 'is' : 'are'} not among the agencies here.`;
}

/** More names would hide the rest of the text. */
const NAMED_LIMIT = 5;
