import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { buildFeatureRows, type FeatureRow } from '@/domain/fleet/featureMatrix';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { summarizeFeatures } from '@/domain/fleet/summarizeFeatures';
import { buildAgencyPath } from '@/domain/paths';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { CallFailure } from '@/shared/errors/CallFailure';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { FilterBox } from '@/ui/filter/FilterBox';
import { DifferencesCheckbox } from '../DifferencesCheckbox';
import { FleetTable } from '../FleetTable';
import { buildFeatureColumns, describeFeature } from './featureColumns';

const getKey = ({ agency }: FeatureRow) => agency.abbreviation;

interface Props {
  run: FleetRun<'features'>;
  /** The query string of CLIENT APP FEATURES with the run's application. */
  search: string;
}

/** Agencies by features. A row leads to the agency's own CLIENT APP FEATURES with the same application. */
export function FeatureMatrix({ run, search }: Props) {
  const navigate = useNavigate();
  const { openAgency, openingAgency, failureTitle, failure } = useOpenAgency();
  const rows = useMemo(() => buildFeatureRows(run), [run]);
  const { features } = useMemo(() => summarizeFeatures(run), [run]);
  const unknown = rows.filter(({ wholeStatus }) => wholeStatus === 'unknown').length;
  const [text, setText] = useState('');
  const [isDifferencesOnly, setIsDifferencesOnly] = useState(true);
  const shownFeatures = useMemo(() => {
    const words = text
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    return features.filter(
      ({ name, differingCount }) =>
        (!isDifferencesOnly || differingCount > 0) &&
        (words.length === 0 || words.some((word) => name.toLowerCase().includes(word))),
    );
  }, [features, text, isDifferencesOnly]);
  const columns = useMemo(() => buildFeatureColumns(shownFeatures), [shownFeatures]);
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
          appliedValue={text}
        />
        <DifferencesCheckbox isChecked={isDifferencesOnly} onChange={setIsDifferencesOnly} />
        <p role="status" className="fleet-note">
          {openingAgency === null
            ? `${shownFeatures.length} of ${features.length} features`
            : `Opening ${openingAgency}…`}
        </p>
      </div>
      {failureTitle !== null && <CallFailure failure={failure} title={failureTitle} />}
      <div className="fleet-matrix">
        {shownFeatures.length === 0 ? (
          <EmptyState
            title={features.length === 0 ? 'No feature is on in the agencies read' : 'No feature differs'}
          />
        ) : (
          <FleetTable
            label="Agencies"
            runId={run.id}
            columns={columns}
            rows={rows}
            getKey={getKey}
            onOpen={openPage}
            headNotes={Object.fromEntries(
              shownFeatures.map((feature) => [feature.name, describeFeature(feature, unknown)]),
            )}
            emptyState={null}
          />
        )}
      </div>
    </>
  );
}
