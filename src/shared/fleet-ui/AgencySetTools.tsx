import Button from 'antd/es/button';
import { useState } from 'react';
import { AGENCY_SETS_LIMIT } from '@/domain/fleet/fleetLimits';
import { describeLongName } from '@/domain/validation/savedNames';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { agencySetRemoved, agencySetSaved, selectAgencySets } from '@/shared/fleet/agencySetsSlice';
import { ALL, SET_PREFIX } from './scopeOptions';
import { type Scope } from './useScope';

/** The press of 'Save as set' asks for the name. */
const focusField = (field: HTMLInputElement | null) => field?.focus();

interface Props {
  scope: Scope;
  /** Moves the focus to the choice of agencies, for a button that goes away when it is pressed. */
  focusScope: () => void;
}

/** Saves the agencies of the scope under a name in this browser, or deletes the chosen set. An empty set is not saved. */
export function AgencySetTools({ scope, focusScope }: Props) {
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const allSets = usePortalSelector(selectAgencySets);
  const sets = allSets.filter((set) => set.region === region);
  const [isNaming, setIsNaming] = useState(false);
  const [name, setName] = useState('');
  const trimmed = name.trim();
  const nameProblem = describeLongName(trimmed);
  const isReplacing = sets.some((set) => set.name === trimmed);
  const isTooMany = sets.length >= AGENCY_SETS_LIMIT && !isReplacing;
  const isEmpty = scope.agencies.length === 0;
  const canSave = trimmed !== '' && nameProblem === null && !isTooMany && !isEmpty;
  const chosenSet = sets.find((set) => SET_PREFIX + set.name === scope.key);
  if (chosenSet)
    return (
      <Button
        size="small"
        onClick={() => {
          focusScope();
          scope.select(ALL);
          dispatch(agencySetRemoved({ region, name: chosenSet.name }));
        }}
      >
        Delete set
      </Button>
    );
  // The address can name a set that this browser does not have.
  if (scope.key === ALL || scope.key.startsWith(SET_PREFIX)) return null;
  if (!isNaming)
    return (
      <Button
        size="small"
        // While the list is loading, the scope does not have all its agencies.
        disabled={isEmpty || scope.list.unread?.isLoading}
        onClick={() => setIsNaming(true)}
      >
        Save as set
      </Button>
    );
  const endNaming = () => {
    focusScope();
    setIsNaming(false);
  };
  const save = () => {
    if (!canSave) return;
    const abbreviations = scope.agencies.map(({ abbreviation }) => abbreviation);
    dispatch(agencySetSaved({ region, name: trimmed, abbreviations }));
    endNaming();
    setName('');
    scope.select(SET_PREFIX + trimmed);
  };
  return (
    <span className="fleet-scope__field">
      <input
        ref={focusField}
        className="fleet-scope__name"
        aria-label="Name of the set"
        placeholder="Name of the set"
        value={name}
        aria-invalid={nameProblem !== null}
        onChange={({ target }) => setName(target.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Enter' && !nativeEvent.isComposing) save();
        }}
      />
      <Button size="small" disabled={!canSave} onClick={save}>
        {isReplacing ? 'Replace' : 'Save'}
      </Button>
      <Button size="small" type="text" onClick={endNaming}>
        Cancel
      </Button>
      {/* Always rendered: a live region announces only what changes after it was rendered. */}
      <span role="status">
        {nameProblem ??
          (isTooMany && `${AGENCY_SETS_LIMIT} sets are saved. Replace one, or delete one first.`)}
      </span>
    </span>
  );
}
