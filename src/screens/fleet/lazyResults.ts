import { type ComponentType } from 'react';
import { lazyPart } from '@/ui/loading/lazyPart';

/** Fleet loads it with the first interaction, so that it is there before a run has its first answer. */
export const loadResults = () => import(/* webpackChunkName: 'fleet-results' */ './resultsBundle');

type Results = Awaited<ReturnType<typeof loadResults>>;

const lazyResults = <Props extends object>(
  pick: (results: Results) => ComponentType<Props>,
  failureTitle = 'The results could not be shown',
) => lazyPart(() => loadResults().then(pick), failureTitle);

export const LazyRuleResults = lazyResults((results) => results.RuleResults);
export const LazyFeatureResults = lazyResults((results) => results.FeatureResults);
export const LazyAgencyFeatures = lazyResults((results) => results.AgencyFeatures);
export const LazyLookupResults = lazyResults((results) => results.LookupResults);
export const LazyFoundRiders = lazyResults((results) => results.FoundRiders);
export const LazyValidityCalendar = lazyResults((results) => results.ValidityCalendar);
export const LazyStoredRunsList = lazyResults(
  (results) => results.StoredRunsList,
  'The kept runs and snapshots could not be listed',
);
