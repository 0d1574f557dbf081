/** Agencies of the region that are not read yet, or could not be read. */
export interface UnreadAgencies {
  readCount: number;
  /** Whether they are being read. */
  isLoading: boolean;
}

/** `Among the first 100; the rest is loading.` */
export function describeUnread(unread: UnreadAgencies): string {
  return `Among ${describeRead(unread)}; ${describeRest(unread)}.`;
}

/** `the first 100` */
export function describeRead({ readCount }: UnreadAgencies): string {
  return `the first ${readCount.toLocaleString('en-US')}`;
}

export function describeRest({ isLoading }: UnreadAgencies): string {
  return isLoading ? 'the rest is loading' : 'the rest is not loaded';
}

/** The title of an alert: `The agencies after the first 100 could not be loaded.` */
export function describeUnreadFailure(readCount: number): string {
  return `The agencies after the first ${readCount.toLocaleString('en-US')} could not be loaded.`;
}
