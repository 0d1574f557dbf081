import Button from 'antd/es/button';
import { useId } from 'react';
import { splitTerms } from '@/domain/fleet/exactMatch';
import { FLEET_LOOKUP_LIMIT } from '@/domain/fleet/fleetLimits';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalSelector } from '@/session/hooks';
import { selectPreferences } from '@/session/preferences/preferencesSlice';
import { AgencyListAlert } from '@/shared/agencies/AgencyListAlert';
import { describeLeftOut } from '@/shared/agencies/describeAgencies';
import { useSearchTerm } from '@/shared/lists/useSearchTerm';
import { focusPageTitle } from '@/ui/focus/focusPageTitle';
import { LabelledSelect } from '@/ui/form/LabelledSelect';
import { type RidersBarProps } from './SearchBar';

/** The name of the pasted list in the store. */
const LOOKUP_LIST = 'fleet/lookup';
/** Beside it: in another agency the same ids are other riders'. */
const LOOKUP_AGENCY = 'fleet/lookup-agency';

/** The search for a list of riders in one agency. */
export function LookupBar({ scope, button, isBusy, start }: RidersBarProps) {
  const { text, onChange } = useSearchTerm(LOOKUP_LIST);
  const agencies = scope.options[0]?.agencies ?? [];
  const { text: abbreviation, onChange: setAbbreviation } = useSearchTerm(LOOKUP_AGENCY);
  const lastOpened = usePortalSelector(
    (state) => selectPreferences(state).agencies[selectRegion(state)].recent[0],
  );
  const agency =
    abbreviation === ''
      ? (scope.agencies.find((candidate) => candidate.abbreviation === lastOpened) ?? scope.agencies[0])
      : agencies.find((candidate) => candidate.abbreviation === abbreviation);
  const id = useId();
  const terms = splitTerms(text);
  const isTooMany = terms.length > FLEET_LOOKUP_LIMIT;
  return (
    <>
      <AgencyListAlert list={scope.list} />
      <div className="fleet-scope">
        <LabelledSelect
          label="Agency"
          value={agency?.abbreviation ?? abbreviation}
          options={[
            // One that is not in the list, or not yet; or none, when the scope has no agency.
            ...(agency ? [] : [{ key: abbreviation, label: abbreviation || 'Choose an agency' }]),
            ...agencies.map(({ abbreviation: key, name }) => ({
              key,
              label: name === null ? key : `${key} · ${name}`,
            })),
          ]}
          onSelect={setAbbreviation}
        />
        <div className="fleet-scope__field">
          <label htmlFor={id}>Riders</label>
          <textarea
            id={id}
            className="fleet-scope__list"
            rows={3}
            autoComplete="off"
            spellCheck={false}
            placeholder="Ids, emails or cards, one on each line"
            value={text}
            aria-invalid={isTooMany}
            aria-describedby={`${id}-bill`}
            onChange={(event) => {
              onChange(event.target.value);
              if (agency) setAbbreviation(agency.abbreviation);
            }}
          />
        </div>
        <Button
          type={button.isRunSecondary ? 'default' : 'primary'}
          // While the list is loading, another agency can still become the first one.
          disabled={isBusy || scope.list.unread?.isLoading || !agency || terms.length === 0 || isTooMany}
          onClick={() => {
            if (!agency) return;
            // The button is disabled during the run, and would lose the focus.
            focusPageTitle();
            start(terms, [agency]);
          }}
        >
          {button.runLabel}
        </Button>
        <p
          id={`${id}-bill`}
          role="status"
          className={isTooMany ? 'fleet-scope__bill fleet-scope__error' : 'fleet-scope__bill'}
        >
          {isTooMany
            ? `${formatNumber(terms.length)} riders are listed. Up to ${FLEET_LOOKUP_LIMIT} can be looked up at once.`
            : `${terms.length} of up to ${FLEET_LOOKUP_LIMIT} riders: up to ${formatCount(terms.length + 1, 'call', 'calls')}`}
          {scope.leftOutCount > 0 && `${isTooMany ? '' : '.'} ${describeLeftOut(scope.leftOutCount)}`}
        </p>
      </div>
    </>
  );
}
