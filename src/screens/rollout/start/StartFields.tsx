import { useId } from 'react';
import { JOURNAL_REASON_LENGTH_LIMIT } from '@/domain/limits';
import { type PlannedAgency } from '@/domain/rollout/rollout';
import { limitLength } from '@/lib/text/limitLength';
import { LimitedTextarea } from '@/ui/form/LimitedTextarea';
import { NativeSelect } from '@/ui/form/NativeSelect';
import { TypedConfirmation } from '@/ui/form/TypedConfirmation';
import { useOverlongText } from '@/ui/form/useOverlongText';

export interface StartOptions {
  /** The abbreviation of the agency that is changed first. */
  canary: string;
  reason: string;
  pausesAfterRings: boolean;
  isDryRun: boolean;
}

interface Props {
  rows: readonly PlannedAgency[];
  options: StartOptions;
  onChange: (options: Partial<StartOptions>) => void;
  typedCount: string;
  /** The error of the typed number; null for none. */
  countError: string | null;
  onType: (text: string) => void;
  /** The ids of the warnings, which describe the typed number. */
  warningIds?: string;
}

/** How a rollout is to run. A dry run writes nothing, so it has no pauses and needs no typed number. */
export function StartFields({ rows, options, onChange, typedCount, countError, onType, warningIds }: Props) {
  const id = useId();
  const { canary, reason, pausesAfterRings, isDryRun } = options;
  const [reasonText, setReasonText] = useOverlongText(reason, JOURNAL_REASON_LENGTH_LIMIT);
  return (
    <>
      <label className="rollout-start__field">
        <span>Start with</span>
        <NativeSelect value={canary} onChange={({ target }) => onChange({ canary: target.value })}>
          {rows.map(({ agency: { abbreviation, name } }) => (
            <option key={abbreviation} value={abbreviation}>
              {name === null ? abbreviation : `${abbreviation} – ${name}`}
            </option>
          ))}
        </NativeSelect>
      </label>
      <div className="rollout-start__field">
        <label htmlFor={`${id}-reason`}>Reason</label>
        <LimitedTextarea
          id={`${id}-reason`}
          rows={2}
          placeholder="Optional, for the entries of the change journal"
          value={reasonText}
          limit={JOURNAL_REASON_LENGTH_LIMIT}
          onChange={(typed) => {
            setReasonText(typed);
            onChange({ reason: limitLength(typed, JOURNAL_REASON_LENGTH_LIMIT) });
          }}
        />
      </div>
      <label>
        <input
          type="checkbox"
          checked={isDryRun}
          onChange={({ target }) => onChange({ isDryRun: target.checked })}
        />{' '}
        Dry run: read and compare everything, write nothing
      </label>
      {!isDryRun && (
        <>
          <label>
            <input
              type="checkbox"
              checked={pausesAfterRings}
              onChange={({ target }) => onChange({ pausesAfterRings: target.checked })}
            />{' '}
            Pause after each ring
          </label>
          <TypedConfirmation
            className="rollout-start__field"
            label={`Type ${rows.length} to start`}
            value={typedCount}
            error={countError}
            onChange={onType}
            isNumber
            isFocused
            describedBy={warningIds}
          />
        </>
      )}
    </>
  );
}
