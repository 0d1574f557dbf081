/**
 * For queries that only checks make: they never read the cache, and a run over 130 agencies would fill it with more than
 * a thousand entries, which every later action would copy.
 */
export const uncached = { keepUnusedDataFor: 0 } as const;
