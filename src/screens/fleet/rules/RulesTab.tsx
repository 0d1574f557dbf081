import { useFleet } from '@/shared/fleet/useFleet';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { measureMsPerAgency } from '../measureMsPerAgency';
import { RunBar } from '../RunBar';
import { ScopeBar } from '../ScopeBar';
import { type Scope } from '../useScope';
import { RuleResults } from './RuleResults';

/** A sign-in, the categories, and the rules of six categories, which most agencies have. */
const CALLS_PER_AGENCY = 8;

/** Compares the business rules of many agencies (decision 131). */
export function RulesTab({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('rules');
  return (
    <>
      <ScopeBar
        scope={scope}
        callsPerAgency={CALLS_PER_AGENCY}
        isEstimate
        msPerAgency={measureMsPerAgency(run)}
        runLabel="Read rules"
        isDisabled={isBusy}
        onRun={() => start({ categories: 'all' }, scope.agencies)}
      />
      {run ? (
        <>
          <RunBar run={run} />
          <RuleResults run={run} />
        </>
      ) : (
        <EmptyState icon="businessRules" title="Who has which value?">
          Reads the rules of each agency, and shows for each rule which agencies differ. It changes nothing.
        </EmptyState>
      )}
    </>
  );
}
