import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { describeFeatureChange } from '@/domain/fleet/compareFeatures';
import { buildFeatureRows, type FeatureRow } from '@/domain/fleet/featureRows';
import { type FleetParam } from '@/domain/fleet/fleetPath';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { summarizeFeatures } from '@/domain/fleet/summarizeFeatures';
import { buildAgencyPath } from '@/domain/paths';
import { formatCount } from '@/lib/text/formatCount';
import { formatNumber } from '@/lib/text/formatNumber';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { useSortParam } from '@/shared/fleet-ui/useSortParam';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { NoMatch } from '@/ui/filter/NoMatch';
import { useDebouncedText } from '@/ui/filter/useDebouncedText';
import { useQueryParam } from '@/ui/navigation/useQueryParam';
import { useQueryParams } from '@/ui/navigation/useQueryParams';
import { ChangedSinceNote } from '../ChangedSinceNote';
import { ChangesList } from '../ChangesList';
import { describeNoChange } from '../describeNoChange';
import { DifferencesCheckbox } from '../DifferencesCheckbox';
import { UnreadAgencies } from '../UnreadAgencies';
import { describeNoDifference } from './describeNoDifference';
import { buildFeatureColumns, buildFeatureKey, describeFeature } from './featureColumns';
import { FeatureCompareTools } from './FeatureCompareTools';
import { filterChanged, filterFeatures, indexChanges } from './filterFeatures';
import { useFeatureComparison } from './useFeatureComparison';

const getKey = ({ agency }: FeatureRow) => agency.abbreviation;

interface Props {
  run: FleetRun<'features'>;
  /** The query string of CLIENT APP FEATURES with the run's application. */
  search: string;
}

/** Agencies by features. A row leads to the agency's own CLIENT APP FEATURES with the same application. */
export function AgencyFeatures({ run, search }: Props) {
  const navigate = useNavigate();
  const { openAgency, openingText, ...openFailure } = useOpenAgency();
  const comparison = useFeatureComparison(run);
  const { changes, other } = comparison;
  const isChanged = useMemo(() => indexChanges(changes ?? []), [changes]);
  const rows = useMemo(() => buildFeatureRows(run), [run]);
  const summary = useMemo(
    () =>
      summarizeFeatures(
        run,
        (changes ?? []).flatMap(({ feature }) => feature ?? []),
      ),
    [run, changes],
  );
  const { features } = summary;
  const unknown = rows.filter(({ wholeStatus }) => wholeStatus === 'unknown').length;
  const [text, setText] = useQueryParam<FleetParam>('filterFeatures', 'replace');
  const appliedText = useDebouncedText(text);
  const [choice, setChoice] = useQueryParam<FleetParam>('onlyDifferencesFeatures', 'push', 'yes');
  const [sort, setSort] = useSortParam('sortFeatures');
  const isDifferencesOnly = choice === 'yes';
  const { getParam, setParams } = useQueryParams<FleetParam>();
  const isChangedOnly = changes !== null && getParam('changedFeatures') === 'yes';
  const shown = useMemo(() => {
    const found = { rows, features: filterFeatures(features, appliedText) };
    if (isChangedOnly) return filterChanged(found, isChanged);
    return isDifferencesOnly
      ? { ...found, features: found.features.filter(({ differingCount }) => differingCount > 0) }
      : found;
  }, [rows, features, appliedText, isChangedOnly, isChanged, isDifferencesOnly]);
  const isFiltered = appliedText !== '' || isChangedOnly;
  const columns = useMemo(() => buildFeatureColumns(shown.features, isChanged), [shown, isChanged]);
  const openPage = (abbreviation: string) => {
    const agency = rows.find((row) => getKey(row) === abbreviation)?.agency;
    if (agency)
      void openAgency(agency, () => void navigate(buildAgencyPath('appFeatures', abbreviation) + search));
  };
  return (
    <>
      <div className="fleet-tools">
        <FilterBox
          label="Features"
          placeholder="Parts of names"
          value={text}
          onChange={setText}
          appliedValue={appliedText}
        />
        <FeatureCompareTools
          comparison={comparison}
          isChangedOnly={isChangedOnly}
          onToggle={() => setParams({ changedFeatures: isChangedOnly ? '' : 'yes' }, 'push')}
        />
        {!isChangedOnly && (
          <DifferencesCheckbox
            isChecked={isDifferencesOnly}
            onChange={(isChecked) => setChoice(isChecked ? 'yes' : 'no')}
          />
        )}
        <p role="status" className="fleet-note">
          {openingText ??
            `${formatNumber(shown.features.length)} of ${formatCount(features.length, 'feature', 'features')}${describeNotListed(rows)}`}
        </p>
      </div>
      <OpenAgencyFailure {...openFailure} />
      <ChangedSinceNote run={run} />
      <UnreadAgencies run={run} />
      {changes && other && (
        <ChangesList
          noneText={describeNoChange(run, other)}
          changes={changes.map((change) => ({
            key: `${change.abbreviation} ${change.feature}`,
            abbreviation: change.abbreviation,
            text: describeFeatureChange(change),
          }))}
          onOpen={openPage}
        />
      )}
      <div className="fleet-matrix">
        {shown.features.length === 0 ? (
          isFiltered && features.length > 0 ? (
            <NoMatch
              title={describeNoMatch(
                appliedText,
                isChangedOnly ? 'has changed' : isDifferencesOnly ? 'differs' : null,
              )}
              onClear={() => setParams({ filterFeatures: '', changedFeatures: '' }, 'push')}
            />
          ) : (
            <EmptyState title={describeNoDifference(summary)} />
          )
        ) : (
          <FleetTable
            label="Agencies"
            nouns={['agency', 'agencies']}
            runId={run.id}
            filterKey={JSON.stringify([appliedText, isChangedOnly, choice])}
            sort={sort}
            onSort={setSort}
            columns={columns}
            rows={shown.rows}
            getKey={getKey}
            onOpen={openPage}
            headNotes={Object.fromEntries(
              shown.features.map((feature) => [
                buildFeatureKey(feature.name),
                describeFeature(feature, unknown),
              ]),
            )}
            emptyState={null}
          />
        )}
      </div>
    </>
  );
}

/** `condition`: what a feature must do besides matching the text; null for nothing. */
function describeNoMatch(text: string, condition: string | null): string {
  if (text === '') return `No feature ${condition}`;
  return `No feature${condition === null ? '' : ` that ${condition}`} matches “${text}”`;
}

function describeNotListed(rows: readonly FeatureRow[]): string {
  const count = rows.filter(({ wholeStatus }) => wholeStatus === 'notListed').length;
  return count === 0
    ? ''
    : ` · the application is not listed by ${formatNumber(count)} of ${formatCount(rows.length, 'agency', 'agencies')}`;
}
