/**
 * The chosen agencies in Fleet's address. A query string encodes a comma with three characters, and a server refuses an
 * address that is too long. No abbreviation has a dot.
 */
export function formatAgenciesParam(abbreviations: readonly string[]): string {
  return abbreviations.join('.');
}

export function parseAgenciesParam(param: string): readonly string[] {
  return param.split('.').filter(Boolean);
}
