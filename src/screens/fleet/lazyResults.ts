import { type ComponentType } from 'react';
import { lazyPart } from '@/ui/loading/lazyPart';

/** Fleet loads it with the first interaction, so that it is there before a run has its first answer. */
export const loadResults = () => import(/* webpackChunkName: 'fleet-results' */ './resultsBundle');

type Results = Awaited<ReturnType<typeof loadResults>>;

const lazyResults = <Props extends object>(
  pick: (results: Results) => ComponentType<Props>,
  failureTitle = 'The results could not be shown',
) => lazyPart(() => loadResults().then(pick), failureTitle);

export const RuleResults = lazyResults((results) => results.RuleResults);
export const FeatureResults = lazyResults((results) => results.FeatureResults);
export const AgencyFeatures = lazyResults((results) => results.AgencyFeatures);
export const LookupResults = lazyResults((results) => results.LookupResults);
export const FoundRiders = lazyResults((results) => results.FoundRiders);
export const ValidityCalendar = lazyResults((results) => results.ValidityCalendar);
export const StoredRunsList = lazyResults(
  (results) => results.StoredRunsList,
  'The kept runs and snapshots could not be listed',
);
