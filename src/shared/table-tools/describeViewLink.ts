/**
 * The texts of a button that copies the link to a list.
 * @param isInMemory whether the list's filter is in the store and not in the URL (decision 27)
 */
export function describeViewLink(isInMemory: boolean): { title: string; copiedText: string } {
  return isInMemory
    ? { title: 'A link without the search', copiedText: 'Copied the link to this view, without the search' }
    : { title: 'A link with filter and sort order', copiedText: 'Copied the link to this view' };
}
