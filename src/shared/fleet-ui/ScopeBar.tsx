import Button from 'antd/es/button';
import { type ReactNode, useRef } from 'react';
import { formatCount } from '@/lib/text/formatCount';
import { formatMinutesAndSeconds } from '@/lib/text/formatMinutesAndSeconds';
import { AgencyListAlert } from '@/shared/agencies/AgencyListAlert';
import { describeLeftOut, describeNotFound, describeUnread } from '@/shared/agencies/describeAgencies';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { AgencySetTools } from './AgencySetTools';
import { type RunButton } from './describeRunButton';
import { type Scope } from './useScope';
import './fleetUi.css';

interface Props extends RunButton {
  scope: Scope;
  /** Further fields beside the scope. */
  children?: ReactNode;
  /** The most calls for one agency, with the sign-in. */
  callsPerAgency: number;
  /** Whether an agency can need more calls than that. */
  isEstimate?: boolean;
  /** Milliseconds that an agency took in the last run; null when there was none. */
  msPerAgency: number | null;
  isDisabled: boolean;
  onRun: () => void;
}

/** Selects the agencies of a run, shows the calls and the time that the run will take, and starts it. */
export function ScopeBar(props: Props) {
  const {
    scope,
    children,
    callsPerAgency,
    isEstimate = false,
    msPerAgency,
    runLabel,
    isRunSecondary,
    isDisabled,
    onRun,
  } = props;
  const count = scope.agencies.length;
  const selectRef = useRef<HTMLSelectElement>(null);
  const { unread } = scope.list;
  return (
    <>
      <AgencyListAlert list={scope.list} />
      <div className="fleet-scope">
        <LabelledSelect
          label="Agencies"
          value={scope.key}
          options={scope.options}
          onSelect={scope.select}
          selectRef={selectRef}
        />
        {children}
        <Button
          type={isRunSecondary ? 'default' : 'primary'}
          disabled={isDisabled || !scope.canRun}
          onClick={() => {
            // The button is disabled during the run, and would lose the focus.
            focusPageTitle();
            onRun();
          }}
        >
          {runLabel}
        </Button>
        <p className="fleet-scope__bill">
          {formatCount(count, 'agency', 'agencies')}
          {count !== 1 && ` × ${formatCount(callsPerAgency, 'call', 'calls')}`}:{' '}
          {isEstimate ? 'about' : 'up to'} {formatCount(count * callsPerAgency, 'call', 'calls')}
          {unread
            ? `. ${describeUnread(unread)}`
            : msPerAgency !== null &&
              count > 0 &&
              `, about ${formatMinutesAndSeconds(Math.max(msPerAgency * count, 1_000))} at your last speed`}
          {scope.leftOutCount > 0 && `${unread ? '' : '.'} ${describeLeftOut(scope.leftOutCount)}`}
          {scope.notFound.length > 0 &&
            `${scope.leftOutCount > 0 ? '' : '.'} ${describeNotFound(scope.notFound)}`}
        </p>
        {/* At the end, so that no choice of agencies moves the button. */}
        <AgencySetTools scope={scope} focusScope={() => selectRef.current?.focus()} />
      </div>
    </>
  );
}
