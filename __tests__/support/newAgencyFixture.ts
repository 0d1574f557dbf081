/** The payload of an agency in the United States (840), with the time zone America/New_York (109) and Mobile Ticketing (3). */
export const NEW_AGENCY = {
  name: 'Northfield Transit',
  databaseName: 'NFT',
  abbreviation: 'NFT',
  imperial: true,
  timezone: 109,
  country_code: 840,
  featuresets: [{ featureset_id: 3, enabled: true }],
};
