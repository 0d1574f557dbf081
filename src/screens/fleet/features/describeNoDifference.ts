/** Agencies that do not list the application are not compared, and can be most of them. */
export function describeNoDifference(isNotListedSomewhere: boolean): string {
  return `No feature differs${isNotListedSomewhere ? ' in the agencies that list the application' : ''}`;
}
