import { type FleetRun } from '@/domain/fleet/fleetRun';
import { ChangedSinceNote } from '../ChangedSinceNote';
import { CategoryIdNote } from './CategoryIdNote';
import { AgencyComparison } from './comparison/AgencyComparison';
import { RuleDifferencesTable } from './RuleDifferencesTable';

interface Props {
  run: FleetRun<'rules'>;
  view: 'agencies' | 'rules';
  /** Of the link that led here; empty without one. */
  category: string;
  rule: string;
}

/** The rules of a run: agencies side by side, or each rule in all agencies. */
export function RuleResults({ run, view, category, rule }: Props) {
  const { categories } = run.task;
  const isUnread = category !== '' && categories !== 'all' && !categories.includes(category);
  return (
    <>
      {isUnread && <p className="fleet-note">This run has not read the category {category}.</p>}
      <ChangedSinceNote run={run} />
      <CategoryIdNote run={run} />
      {view === 'agencies' ? (
        <AgencyComparison run={run} />
      ) : (
        <RuleDifferencesTable
          key={`${category} ${rule} ${isUnread}`}
          run={run}
          // A filter by this rule would say that there is none.
          {...(rule !== '' && !isUnread && { linked: { category, identity: rule } })}
        />
      )}
    </>
  );
}
