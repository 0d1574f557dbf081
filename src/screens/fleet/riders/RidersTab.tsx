import Button from 'antd/es/button';
import { useRef } from 'react';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { useFleet } from '@/shared/fleet/useFleet';
import { describeRunButton } from '@/shared/fleet-ui/describeRunButton';
import { RunBar } from '@/shared/fleet-ui/RunBar';
import { type Scope } from '@/shared/fleet-ui/useScope';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { LazyFoundRiders, LazyLookupResults } from '../lazyResults';
import { OtherChoiceNote } from '../OtherChoiceNote';
import { LookupBar } from './LookupBar';
import { SearchBar } from './SearchBar';

const VIEWS = [
  { key: 'search', label: 'One rider in many agencies' },
  { key: 'list', label: 'A list of riders in one agency' },
];

const STATUS_TEXTS: Partial<Record<FleetRun['status'], string>> = { running: 'under way', done: 'done' };

/**
 * Finds riders whose agency is not known, and a list of riders of one agency (decision 131). Terms and riders are
 * personal data: they are in memory only, and never in the address.
 */
export function RidersTab({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('riders');
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const barRef = useRef<HTMLDivElement>(null);
  const findRef = useRef<HTMLSelectElement>(null);
  const view = getParam('find');
  // The links of the top bar and the journal lead to the run, whichever of the two it is.
  const isList = view === 'list' || (view === 'run' && run?.task.isList === true);
  const isShown = run?.task.isList === isList;
  const shownRun = isShown ? run : null;
  const button = isList
    ? describeRunButton(shownRun, 'Look up', 'New look-up')
    : describeRunButton(shownRun, 'Search', 'New search');
  const Bar = isList ? LookupBar : SearchBar;
  return (
    <>
      <LabelledSelect
        label="Find"
        selectRef={findRef}
        value={isList ? 'list' : 'search'}
        options={VIEWS}
        onSelect={(key) => setParams({ find: key }, 'push')}
      />
      <Bar
        scope={scope}
        button={button}
        isBusy={isBusy}
        start={(terms, agencies) => start({ isList, terms }, agencies)}
      />
      {run && !isShown && (
        // The two views share one run.
        <p className="fleet-note">
          The {describeSearch(run)} is {STATUS_TEXTS[run.status] ?? 'not finished'}.{' '}
          {!isBusy && (
            <>
              <strong>{button.runLabel}</strong>{' '}
              {run.status === 'done' ? 'replaces its results.' : 'gives it up.'}{' '}
            </>
          )}
          <Button
            size="small"
            onClick={() => {
              // The button goes away.
              findRef.current?.focus();
              setParams({ find: isList ? 'search' : 'list' }, 'push');
            }}
          >
            Show it
          </Button>
        </p>
      )}
      {isShown ? (
        <>
          {!isList && <OtherChoiceNote run={run} scope={scope} runLabel={button.runLabel} />}
          <RunBar run={run} barRef={barRef} {...(!isList && { question: `“${run.task.terms.join()}”` })} />
          {isList ? (
            <LazyLookupResults run={run} />
          ) : (
            <LazyFoundRiders run={run} focusRun={() => barRef.current?.focus()} />
          )}
        </>
      ) : (
        <EmptyState
          icon="riders"
          title={isList ? 'Look up a list of riders' : 'Find a rider whose agency you do not know'}
        >
          {isList
            ? 'The portal looks for each id, email and card in the agency, and says which ones it found.'
            : 'The search signs in to each agency and lists the riders that match.'}
        </EmptyState>
      )}
    </>
  );
}

function describeSearch({ task: { isList, terms }, agencies }: FleetRun<'riders'>): string {
  return isList
    ? `look-up in ${agencies.map(({ abbreviation }) => abbreviation).join()}`
    : `search for “${terms.join()}”`;
}
