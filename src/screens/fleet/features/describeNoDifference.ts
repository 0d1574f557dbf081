interface Summary {
  features: readonly unknown[];
  listing: number;
  notListed: readonly string[];
}

/** Agencies that do not list the application are not compared, and can be most of them. */
export function describeNoDifference({ features, listing, notListed }: Summary): string {
  if (listing === 0) return 'No agency read lists the application';
  if (features.length === 0) return 'No feature is on in the agencies read';
  if (listing === 1) return 'Only one agency read lists the application: nothing to compare it with';
  return `No feature differs${notListed.length > 0 ? ' in the agencies that list the application' : ''}`;
}
