import { buildAgencyPath } from '@/domain/paths';
import { OpenAgencyButton } from '@/shared/agencies/OpenAgencyButton';
import { StatusBadge } from '@/shared/checks/cards/StatusBadge';
import { StoredResult } from '@/shared/checks/cards/StoredResult';
import { type Check } from '@/shared/checks/check';
import { SidePanel } from '../SidePanel';
import { getCellStatus, type MatrixRow } from './matrixRows';

interface Props {
  row: MatrixRow;
  checks: readonly Check[];
  onClose: () => void;
}

/** The results of one agency, as its diagnostics page shows stored ones. */
export function AgencyPanel({ row, checks, onClose }: Props) {
  const { agency, cells, failure, changes } = row;
  const { abbreviation, name } = agency;
  return (
    <SidePanel title={abbreviation} subtitle={name} label={`Checks of ${abbreviation}`} onClose={onClose}>
      <OpenAgencyButton agency={agency} to={buildAgencyPath('agencyDiagnostics', abbreviation)} size="small">
        Open the agency’s diagnostics
      </OpenAgencyButton>
      {failure !== null && <p className="fleet-panel__failure">{failure}</p>}
      {checks.map((check) => {
        const cell = cells[check.id];
        return (
          <section key={check.id} className="fleet-panel__check" aria-label={check.title}>
            <h3>
              {check.title} <StatusBadge status={getCellStatus(row, check.id)} />
            </h3>
            {cell ? <StoredResult check={check} result={cell} /> : <p>{check.description}</p>}
            {changes[check.id] && (
              <p className="fleet-panel__changes">Changed: {changes[check.id]?.lines.join('; ')}</p>
            )}
          </section>
        );
      })}
    </SidePanel>
  );
}
