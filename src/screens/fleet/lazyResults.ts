import { lazyPart } from '@/ui/loading/lazyPart';

/** Fleet loads it with the first interaction, so that it is there before a run has its first answer. */
export const loadResults = () => import(/* webpackChunkName: 'fleet-results' */ './resultsBundle');

const FAILURE_TITLE = 'The results could not be shown';

export const RuleResults = lazyPart(
  () => loadResults().then((results) => results.RuleResults),
  FAILURE_TITLE,
);
export const FeatureResults = lazyPart(
  () => loadResults().then((results) => results.FeatureResults),
  FAILURE_TITLE,
);
export const AgencyFeatures = lazyPart(
  () => loadResults().then((results) => results.AgencyFeatures),
  FAILURE_TITLE,
);
export const LookupResults = lazyPart(
  () => loadResults().then((results) => results.LookupResults),
  FAILURE_TITLE,
);
export const FoundRiders = lazyPart(
  () => loadResults().then((results) => results.FoundRiders),
  FAILURE_TITLE,
);
export const ValidityCalendar = lazyPart(
  () => loadResults().then((results) => results.ValidityCalendar),
  FAILURE_TITLE,
);
export const KeptRunsList = lazyPart(
  () => loadResults().then((results) => results.KeptRunsList),
  'The kept runs and snapshots could not be listed',
);
