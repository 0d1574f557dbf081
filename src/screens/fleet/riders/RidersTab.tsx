import { useRef } from 'react';
import { type FleetParam } from '@/domain/fleet/fleetPath';
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

/**
 * Finds riders whose agency is not known, and a list of riders of one agency (decision 131). Terms and riders are
 * personal data: they are in memory only, and never in the address.
 */
export function RidersTab({ scope }: { scope: Scope }) {
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const isList = getParam('find') === 'list';
  const View = isList ? LookupView : SearchView;
  return (
    <>
      <LabelledSelect
        label="Find"
        value={isList ? 'list' : 'search'}
        options={VIEWS}
        onSelect={(key) => setParams({ find: key }, 'push')}
      />
      <View scope={scope} />
    </>
  );
}

function SearchView({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('riders');
  const barRef = useRef<HTMLDivElement>(null);
  const button = describeRunButton(run, 'Search', 'New search');
  return (
    <>
      <SearchBar
        scope={scope}
        button={button}
        isBusy={isBusy}
        start={(terms, agencies) => start({ terms }, agencies)}
      />
      {run ? (
        <>
          <OtherChoiceNote run={run} scope={scope} />
          <RunBar run={run} barRef={barRef} question={`“${run.task.terms.join()}”`} />
          <LazyFoundRiders run={run} focusRun={() => barRef.current?.focus()} />
        </>
      ) : (
        <EmptyState icon="riders" title="Find a rider whose agency you do not know">
          The search signs in to each agency and lists the riders that match.
        </EmptyState>
      )}
    </>
  );
}

function LookupView({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('lookup');
  const button = describeRunButton(run, 'Look up', 'New look-up');
  return (
    <>
      <LookupBar
        scope={scope}
        button={button}
        isBusy={isBusy}
        start={(terms, agencies) => start({ terms }, agencies)}
      />
      {run ? (
        <>
          <RunBar run={run} />
          <LazyLookupResults run={run} />
        </>
      ) : (
        <EmptyState icon="riders" title="Look up a list of riders">
          The portal looks for each id, email and card in the agency, and says which ones it found.
        </EmptyState>
      )}
    </>
  );
}
