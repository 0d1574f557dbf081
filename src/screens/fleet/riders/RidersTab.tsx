import Input from 'antd/es/input/Input';
import { useId, useState } from 'react';
import { FLEET_TERM_MIN_LENGTH } from '@/domain/limits';
import { FLEET_RIDERS_LIST } from '@/session/searchTermsSlice';
import { useFleet } from '@/shared/fleet/useFleet';
import { useSearchTerm } from '@/shared/lists/useSearchTerm';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { RunBar } from '../RunBar';
import { ScopeBar } from '../ScopeBar';
import { type Scope } from '../useScope';
import { FoundRiders } from './FoundRiders';

/** A sign-in and the first riders that match. */
const CALLS_PER_AGENCY = 2;

/**
 * Finds riders whose agency is not known (decision 131). Term and riders are personal data: they are in memory only,
 * and never in the address.
 */
export function RidersTab({ scope }: { scope: Scope }) {
  const { run, isBusy, start } = useFleet('riders');
  const { text, onChange } = useSearchTerm(FLEET_RIDERS_LIST);
  const [isTooShort, setIsTooShort] = useState(false);
  const id = useId();
  const term = text.trim();
  const search = () => {
    setIsTooShort(term.length < FLEET_TERM_MIN_LENGTH);
    if (term.length >= FLEET_TERM_MIN_LENGTH) start({ term }, scope.agencies);
  };
  return (
    <>
      <ScopeBar
        scope={scope}
        callsPerAgency={CALLS_PER_AGENCY}
        msPerAgency={null}
        runLabel="Search"
        isDisabled={isBusy}
        onRun={search}
      >
        <div className="fleet-scope__field">
          <label htmlFor={id}>Rider</label>
          <Input
            id={id}
            type="search"
            autoComplete="off"
            spellCheck={false}
            placeholder="E-mail, telephone, card or name"
            value={text}
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
      {run ? (
        <>
          <RunBar run={run} />
          <FoundRiders run={run} />
        </>
      ) : (
        <EmptyState icon="riders" title="Find a rider whose agency you do not know">
          The search signs in to each agency and lists the riders that match.
        </EmptyState>
      )}
    </>
  );
}
