import Input, { type InputRef } from 'antd/es/input/Input';
import { useId, useRef, useState } from 'react';
import { type Agency } from '@/domain/entities/agency';
import { FLEET_TERM_MIN_LENGTH } from '@/domain/fleet/fleetLimits';
import { FLEET_RIDERS_LIST } from '@/session/searchTermsSlice';
import { type RunButton } from '@/shared/fleet-ui/describeRunButton';
import { ScopeBar } from '@/shared/fleet-ui/ScopeBar';
import { type Scope } from '@/shared/fleet-ui/useScope';
import { useSearchTerm } from '@/shared/lists/useSearchTerm';

export interface RidersBarProps {
  scope: Scope;
  button: RunButton;
  /** Whether a run is under way. */
  isBusy: boolean;
  start: (terms: readonly string[], agencies: readonly Agency[]) => void;
}

/** A sign-in and the first riders that match. */
const CALLS_PER_AGENCY = 2;

/** The search for one rider in many agencies. */
export function SearchBar({ scope, button, isBusy, start }: RidersBarProps) {
  const { text, onChange } = useSearchTerm(FLEET_RIDERS_LIST);
  const [isTooShort, setIsTooShort] = useState(false);
  const fieldRef = useRef<InputRef>(null);
  const id = useId();
  const term = text.trim();
  const search = () => {
    // Enter must not start what the button cannot.
    if (isBusy || !scope.canRun) return;
    setIsTooShort(term.length < FLEET_TERM_MIN_LENGTH);
    if (term.length >= FLEET_TERM_MIN_LENGTH) start([term], scope.agencies);
    else fieldRef.current?.focus();
  };
  return (
    <ScopeBar
      scope={scope}
      callsPerAgency={CALLS_PER_AGENCY}
      msPerAgency={null}
      {...button}
      isDisabled={isBusy}
      onRun={search}
    >
      <div className="fleet-scope__field">
        <label htmlFor={id}>Rider</label>
        <Input
          ref={fieldRef}
          id={id}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder="Email, telephone, card or name"
          value={text}
          status={isTooShort ? 'error' : ''}
          aria-invalid={isTooShort}
          aria-describedby={isTooShort ? `${id}-hint` : undefined}
          onChange={(event) => {
            onChange(event.target.value);
            setIsTooShort(false);
          }}
          onPressEnter={search}
        />
        {isTooShort && (
          <span id={`${id}-hint`} role="alert" className="fleet-scope__error">
            Type at least {FLEET_TERM_MIN_LENGTH} characters.
          </span>
        )}
      </div>
    </ScopeBar>
  );
}
