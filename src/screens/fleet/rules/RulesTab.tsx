import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type RulesTask } from '@/domain/fleet/fleetRun';
import { useFleet } from '@/shared/fleet/useFleet';
import { describeRunButton } from '@/shared/fleet-ui/describeRunButton';
import { measureMsPerAgency } from '@/shared/fleet-ui/measureMsPerAgency';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { ScopeBar } from '@/shared/fleet-ui/ScopeBar';
import { type Scope } from '@/shared/fleet-ui/useScope';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Segmented } from '@/ui/filter/Segmented';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { LazyRuleResults } from '../lazyResults';
import { OtherChoiceNote } from '../OtherChoiceNote';

/** A sign-in, the categories, and the rules of six categories, which most agencies have. */
const CALLS_PER_AGENCY = 8;
/** A sign-in, the categories, and the rules of one. */
const CALLS_FOR_CATEGORY = 3;

const VIEWS: readonly { key: 'rules' | 'agencies'; label: string }[] = [
  { key: 'rules', label: 'By rule' },
  { key: 'agencies', label: 'Side by side' },
];

/** Compares the business rules of many agencies (decision 131). */
export function RulesTab({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('rules');
  const { getParam, setParams } = useQueryParams<FleetParam>();
  // The dialog of a rule leads here with both.
  const [category, rule] = [getParam('category'), getParam('rule')];
  const isCategoryOnly = category !== '' && getParam('read') !== 'all';
  const task: RulesTask = { categories: isCategoryOnly ? [category] : 'all' };
  const callsPerAgency = countCalls(task);
  const button = describeRunButton(run, 'Read rules', 'Start new run');
  const view = getParam('view') === 'agencies' ? 'agencies' : 'rules';
  return (
    <>
      <ScopeBar
        scope={scope}
        callsPerAgency={callsPerAgency}
        isEstimate={!isCategoryOnly}
        msPerAgency={measureMsPerAgency(run, callsPerAgency, countCalls)}
        {...button}
        isDisabled={isBusy}
        onRun={() => start(task, scope.agencies)}
      >
        {category !== '' && (
          <LabelledSelect
            label="Rules"
            value={isCategoryOnly ? 'category' : 'all'}
            options={[
              { key: 'category', label: `Category ${category}` },
              { key: 'all', label: 'All rules' },
            ]}
            onSelect={(key) => setParams({ read: key === 'all' ? key : '' }, 'replace')}
          />
        )}
      </ScopeBar>
      {run ? (
        <>
          <OtherChoiceNote run={run} scope={scope} />
          <div className="fleet-scope">
            <RunBar run={run} question={describeQuestion(run.task)} />
            <Segmented
              label="View"
              value={view}
              options={VIEWS}
              // The columns and rows of the one view are not those of the other one.
              onSelect={(key) =>
                setParams({ view: key === 'agencies' ? key : '', filterRules: '', sortRules: '' }, 'push')
              }
            />
          </div>
          <LazyRuleResults run={run} view={view} category={category} rule={rule} />
        </>
      ) : (
        <EmptyState
          icon="businessRules"
          title={rule === '' ? 'Who has which value?' : `Who has which value of ${rule}?`}
        >
          Reads the rules of each agency, and shows for each rule which agencies differ. It changes nothing.
        </EmptyState>
      )}
    </>
  );
}

function countCalls({ categories }: RulesTask): number {
  return categories === 'all' ? CALLS_PER_AGENCY : CALLS_FOR_CATEGORY;
}

function describeQuestion({ categories }: RulesTask): string {
  return categories === 'all' ? 'all rules' : `category ${categories.join(', ')}`;
}
