import { type CheckStatus } from '@/domain/diagnostics/checkStatus';
import { describeNotInFleet } from '@/domain/failureTexts/diagnostics';
import { getCells } from '@/domain/fleet/compareHealth';
import { listScreenMessages } from '@/domain/fleet/failedAgencies';
import { type FleetRun } from '@/domain/fleet/fleetRun';
import { buildAgencyPath } from '@/domain/paths';
import { OpenAgencyButton } from '@/shared/agencies/OpenAgencyButton';
import { StatusBadge } from '@/shared/checks/cards/StatusBadge';
import { StoredResult } from '@/shared/checks/cards/StoredResult';
import { type Check } from '@/shared/checks/check';
import { PanelSection } from '@/shared/fleet-ui/PanelSection';
import { SidePanel } from '@/shared/fleet-ui/SidePanel';
import { listRunChecks } from './buildDiagnosticsTable';
import { describeChange, type HealthTableRow } from './healthTable';
import { RetryAgencyButton } from './RetryAgencyButton';

interface Props {
  run: FleetRun<'health'>;
  row: HealthTableRow;
  /** The check that was opened; null for the whole agency. */
  columnId: string | null;
  onClose: () => void;
}

/** The results of one agency, as its diagnostics page shows stored ones. */
export function HealthAgencyPanel({ run, row, columnId, onClose }: Props) {
  const { agency, failure, changes } = row;
  const { abbreviation, name } = agency;
  const answer = getCells(run, abbreviation);
  return (
    <SidePanel
      title={abbreviation}
      subtitle={name}
      label={`Checks of ${abbreviation}`}
      onClose={onClose}
      actions={
        <>
          <OpenAgencyButton agency={agency} to={buildAgencyPath('agencyDiagnostics', abbreviation)}>
            Open the agency’s diagnostics
          </OpenAgencyButton>{' '}
          <RetryAgencyButton abbreviation={abbreviation} label="Run again" />
        </>
      }
    >
      {failure !== null && <p className="fleet-panel__failure">{failure}</p>}
      {listRunChecks(run).map((check: Check) => {
        const cell = answer[check.id];
        return (
          <PanelSection
            key={check.id}
            label={check.title}
            aside={<StatusBadge status={(row.cells[check.id]?.status ?? 'notRun') as CheckStatus} />}
            isOpened={check.id === columnId}
          >
            {cell ? (
              <StoredResult
                check={check}
                result={{ ...cell, messages: listScreenMessages(cell) }}
                describeMissing={describeNotInFleet}
              />
            ) : (
              <p>{check.description}</p>
            )}
            {changes[check.id] && <p>{describeChange(row, check.id)}</p>}
          </PanelSection>
        );
      })}
    </SidePanel>
  );
}
