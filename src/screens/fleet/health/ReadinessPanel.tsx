import { type FleetRun } from '@/domain/fleet/fleetRun';
import { evaluateOutcome } from '@/domain/fleet/readiness';
import { READINESS_LINES } from '@/domain/fleet/readinessLines';
import { buildAgencyPath } from '@/domain/paths';
import { capitalize } from '@/lib/text/capitalize';
import { OpenAgencyButton } from '@/shared/agencies/OpenAgencyButton';
import { StatusIcon } from '@/shared/checks/cards/StatusBadge';
import { PanelSection } from '@/shared/fleet-ui/PanelSection';
import { SidePanel } from '@/shared/fleet-ui/SidePanel';
import { describeChange, describeSum, getKnownOutcome, type HealthTableRow } from './healthTable';
import { RetryAgencyButton } from './RetryAgencyButton';

interface Props {
  run: FleetRun<'health'>;
  row: HealthTableRow;
  /** The line that was opened; null for the whole agency. */
  columnId: string | null;
  onClose: () => void;
}

const FIX_PAGE_LABELS = {
  adminUsers: 'Open its administrators',
  appFeatures: 'Open its app features',
} as const;

/** Lists what an agency has and lacks, with the page that fixes it. */
export function ReadinessPanel({ run, row, columnId, onClose }: Props) {
  const { agency, isAsking, failure, cells, changes, done } = row;
  const { abbreviation, name } = agency;
  const readiness = evaluateOutcome(getKnownOutcome(run, abbreviation));
  return (
    <SidePanel
      title={abbreviation}
      subtitle={name}
      label={`Readiness of ${abbreviation}`}
      onClose={onClose}
      actions={<RetryAgencyButton abbreviation={abbreviation} label="Run again" />}
    >
      {failure === null ? (
        <p className="fleet-note">
          {isAsking || done === null ? capitalize(describeSum(row)) : `Done: ${describeSum(row)}`}
        </p>
      ) : (
        <p className="fleet-panel__failure">{failure}</p>
      )}
      {READINESS_LINES.map(({ id, title, description, fixPage }) => {
        const cell = cells[id];
        const isLacking = cell?.status === 'missing';
        return (
          <PanelSection
            key={id}
            label={title}
            aside={
              <span className="fleet-panel__status">
                <StatusIcon status={cell?.checkStatus ?? 'notRun'} /> {cell?.label}
              </span>
            }
            isOpened={id === columnId}
          >
            <p title={description}>
              {failure === null ? (readiness[id]?.screenEvidence ?? readiness[id]?.evidence) : description}
            </p>
            {changes[id] && <p>{describeChange(row, id, readiness[id]?.evidence)}</p>}
            {isLacking && fixPage !== null && (
              <OpenAgencyButton agency={agency} to={buildAgencyPath(fixPage, abbreviation)}>
                {FIX_PAGE_LABELS[fixPage]}
              </OpenAgencyButton>
            )}
            {isLacking && fixPage === null && <p className="fleet-note">This portal cannot fix it</p>}
          </PanelSection>
        );
      })}
    </SidePanel>
  );
}
