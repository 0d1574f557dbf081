import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { findExactRider } from '@/domain/fleet/exactMatch';
import { describeFailedOutcome } from '@/domain/fleet/failedAgencies';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { getAnswer, getOutcome } from '@/domain/fleet/runOutcomes';
import { buildRiderPath } from '@/domain/paths';
import { OpenAgencyFailure } from '@/shared/agencies/OpenAgencyFailure';
import { useOpenAgency } from '@/shared/agencies/useOpenAgency';
import { FleetTable } from '@/shared/fleet-ui/FleetTable';
import { useSortParam } from '@/shared/fleet-ui/useSortParam';
import { SaveFileButton } from '@/ui/data/SaveFileButton';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { downloadLookup } from './downloadLookup';
import { LOOKUP_COLUMNS, type LookupRow } from './lookupColumns';

const getKey = ({ term }: LookupRow) => term;
const isFound = ({ lookup }: LookupRow) => lookup.status === 'found';

/** Shows which riders of a list were found in the agency. */
export function LookupResults({ run }: { run: FleetRun<'lookup'> }) {
  const navigate = useNavigate();
  const { openAgency, openingText, ...openFailure } = useOpenAgency();
  const [sort, setSort] = useSortParam('sortRiders');
  const [agency] = run.agencies;
  const outcome = agency && getOutcome(run, agency.abbreviation);
  const answer = agency && getAnswer(run, agency.abbreviation);
  const rows = useMemo(
    (): readonly LookupRow[] =>
      (answer?.results ?? []).map((result) => ({ term: result.term, lookup: findExactRider(result) })),
    [answer],
  );
  const count = rows.filter(isFound).length;
  /** Of these it is not known whether the agency has them: the table says why. */
  const unclearCount = rows.filter(
    ({ lookup: { status } }) => status !== 'found' && status !== 'notFound',
  ).length;
  const openRider = (term: string) => {
    const lookup = rows.find((row) => row.term === term)?.lookup;
    if (!agency || lookup?.status !== 'found') return;
    const path = buildRiderPath(agency.abbreviation, lookup.rider.user_id);
    void openAgency(agency, () => void navigate(path));
  };
  if (!agency) return null;
  const describeSum = () => {
    if (outcome)
      return `${count} of ${rows.length} found in ${agency.abbreviation}${unclearCount === 0 ? '' : ` · ${unclearCount} unclear`}`;
    return run.asking.length > 0 || run.status === 'running'
      ? `Looking in ${agency.abbreviation}`
      : `${agency.abbreviation} has not been asked`;
  };
  if (outcome?.status === 'failed')
    return (
      <EmptyState title={`${agency.abbreviation} could not be asked`}>
        {describeFailedOutcome(outcome)}
      </EmptyState>
    );
  return (
    <>
      <div className="fleet-tools">
        <p role="status" className="fleet-found__sum">
          {openingText ?? describeSum()}
        </p>
        <div className="fleet-tools__export">
          <SaveFileButton
            label="Download as CSV"
            disabled={rows.length === 0}
            onSave={() => downloadLookup(run, rows)}
          >
            CSV
          </SaveFileButton>
        </div>
      </div>
      <OpenAgencyFailure {...openFailure} />
      <div className="fleet-matrix">
        <FleetTable
          label="Riders"
          nouns={['rider', 'riders']}
          runId={run.id}
          sort={sort}
          onSort={setSort}
          columns={LOOKUP_COLUMNS}
          rows={rows}
          getKey={getKey}
          onOpen={openRider}
          canOpen={isFound}
          emptyState={<EmptyState title="No answer yet" />}
        />
      </div>
    </>
  );
}
