/** The name of an agency's list of riders, for `searchTermChanged`. */
export function getRidersListName(agency: string): string {
  return `riders/${agency}`;
}
