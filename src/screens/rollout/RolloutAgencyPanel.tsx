import { type ReactNode } from 'react';
import { type Agency } from '@/domain/entities/agency';
import { type Currency } from '@/domain/regions';
import { type RolloutSubject } from '@/domain/rollout/rollout';
import { formatSubjectMoney, formatSubjectValue } from '@/domain/rollout/subjectValue';
import { findValueDifferences } from '@/domain/ruleValue';
import { PanelSection } from '@/shared/fleet-ui/PanelSection';
import { SidePanel } from '@/shared/fleet-ui/SidePanel';
import { DifferenceList } from '@/ui/data/DifferenceList';
import { OpenSubjectButton } from './OpenSubjectButton';

interface Props {
  subject: RolloutSubject;
  currency: Currency;
  agency: Agency;
  /** The values in their order; the difference of the first and the last one is shown. Null: not known. */
  values: readonly [PanelValue, ...PanelValue[]];
  note: string | null;
  children?: ReactNode;
  onClose: () => void;
}

interface PanelValue {
  label: string;
  json: string | null;
}

/** The whole values of one agency, and its own page. */
export function RolloutAgencyPanel({ subject, currency, agency, values, note, children, onClose }: Props) {
  const { abbreviation, name } = agency;
  const [before] = values;
  const after = values.at(-1) ?? before;
  const differences =
    before.json === null || after.json === null ? [] : findValueDifferences(before.json, after.json);
  return (
    <SidePanel title={abbreviation} subtitle={name} label={`Values of ${abbreviation}`} onClose={onClose}>
      <OpenSubjectButton subject={subject} agency={agency} owner="its" />
      {note !== null && <p>{note}</p>}
      {children}
      {differences.length > 0 && (
        <PanelSection label="Difference">
          <DifferenceList differences={differences} />
        </PanelSection>
      )}
      {values.map(({ label, json }) => (
        <PanelSection key={label} label={label}>
          {json === null ? (
            <p>not known</p>
          ) : (
            <>
              <code className="fleet-panel__value">{formatSubjectValue(subject, json)}</code>
              {formatSubjectMoney(subject, json, currency)}
            </>
          )}
        </PanelSection>
      ))}
    </SidePanel>
  );
}
