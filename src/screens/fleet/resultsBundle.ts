/* The results of the tabs once there is a run, its files, and the list of stored runs; lazyResults.ts loads them as one chunk. */
export { AgencyFeatures } from './features/AgencyFeatures';
export { FeatureResults } from './features/FeatureResults';
export { exportRun } from './health/exportRun';
export { ValidityCalendar } from './health/validity/ValidityCalendar';
export { StoredRunsList } from './stored-runs/StoredRunsList';
export { FoundRiders } from './riders/FoundRiders';
export { LookupResults } from './riders/LookupResults';
export { RuleResults } from './rules/RuleResults';
