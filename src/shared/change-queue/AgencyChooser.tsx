import Button from 'antd/es/button';
import { type CSSProperties, type FormEvent, type ReactNode, useState } from 'react';
import { describeQueueRest } from '@/domain/changes/changeQueue';
import { QUEUE_UNCONFIRMED_LIMIT } from '@/domain/limits';
import { containsText } from '@/lib/text/containsText';
import { usePortalSelector } from '@/session/hooks';
import { FilterBox } from '@/ui/filter/FilterBox';
import { refuseForm } from '@/ui/form/refuseForm';
import { TypedConfirmation } from '@/ui/form/TypedConfirmation';
import { selectChangeQueue } from './changeQueueState';
import './QueueBar.css';

interface AgencyChoice {
  agency: string;
  /** The agency's value now, or its name. */
  note: string | null;
  /** Whether the agency cannot be chosen; the note says why. */
  isBlocked: boolean;
}

interface Props {
  choices: readonly AgencyChoice[];
  /** Shown above the list. */
  status?: string | null;
  /** Leads to a rollout in the chosen agencies instead. It is not in the row of the buttons, whose texts change. */
  renderRolloutButton?: (agencies: readonly string[]) => ReactNode;
  onStart: (agencies: readonly string[]) => void;
  onCancel: () => void;
}

/** Chooses the agencies of a queue. They are worked on in the order of the list. */
export function AgencyChooser({ choices, status = null, renderRolloutButton, onStart, onCancel }: Props) {
  const queue = usePortalSelector(selectChangeQueue);
  const rest = queue && describeQueueRest(queue);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = choices.filter(({ agency, note }) => containsText(text, agency, note));
  const selectable = shown.filter(({ isBlocked }) => !isBlocked).map(({ agency }) => agency);
  const isAllChosen = selectable.every((agency) => chosen.has(agency));
  const selectButtonText = isAllChosen ? 'Select none' : `Select all ${selectable.length}`;
  const selectOrDeselectShown = () => {
    const others = [...chosen].filter((agency) => !selectable.includes(agency));
    setChosen(new Set(isAllChosen ? others : [...others, ...selectable]));
  };
  const toggle = (agency: string) => {
    const others = new Set(chosen);
    if (!others.delete(agency)) others.add(agency);
    setChosen(others);
  };
  // The list can change while it is shown: an agency can become blocked after it was chosen.
  const ordered = choices
    .filter(({ agency, isBlocked }) => !isBlocked && chosen.has(agency))
    .map(({ agency }) => agency);
  const [first] = ordered;
  const [typedCount, setTypedCount] = useState('');
  /** The number of agencies and the typed text, when Start was pressed in vain. */
  const [refusedInput, setRefusedInput] = useState('');
  const needsConfirmation = ordered.length > QUEUE_UNCONFIRMED_LIMIT;
  const input = `${ordered.length}: ${typedCount.trim()}`;
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (needsConfirmation && typedCount.trim() !== String(ordered.length))
      refuseForm(event.currentTarget, () => setRefusedInput(input));
    else onStart(ordered);
  };
  return (
    <div className="agency-chooser">
      <p>Nothing is sent yet. Each agency’s own page opens with it filled in, and you submit it there.</p>
      {rest !== null && <p>This ends the queue of {rest}.</p>}
      {status !== null && <p role="status">{status}</p>}
      <div className="button-row">
        <FilterBox label="Filter" placeholder="Agency" value={text} onChange={setText} isFocusedAtFirst />
        <Button size="small" disabled={selectable.length === 0} onClick={selectOrDeselectShown}>
          {selectable.length === 0 ? 'Select all' : selectButtonText}
        </Button>
      </div>
      <div
        className="agency-chooser__choices"
        style={{ '--agency-chooser-rows': choices.length } as CSSProperties}
      >
        {choices.length > 0 && shown.length === 0 && <p role="status">No agency matches “{text.trim()}”</p>}
        <ul className="agency-chooser__list" aria-label="Agencies to change">
          {shown.map(({ agency, note, isBlocked }) => (
            <li key={agency}>
              <label>
                <input
                  type="checkbox"
                  disabled={isBlocked}
                  checked={ordered.includes(agency)}
                  onChange={() => toggle(agency)}
                />
                <span className="agency-chooser__agency">{agency}</span>
                <span className="agency-chooser__note">{note}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
      <form className="agency-chooser__start" onSubmit={start}>
        {needsConfirmation && (
          <TypedConfirmation
            label={`Type ${ordered.length} to start a queue over ${ordered.length} agencies`}
            value={typedCount}
            error={
              refusedInput === input
                ? `Type ${ordered.length}, the number of agencies that are chosen.`
                : null
            }
            onChange={setTypedCount}
            isNumber
          />
        )}
        {/* The filter, and the length of the list, hide chosen ones. */}
        <p className="agency-chooser__chosen" title={ordered.join(', ')}>
          Chosen: {ordered.join(', ') || 'none'}
        </p>
        {renderRolloutButton && <div>{renderRolloutButton(ordered)}</div>}
        <div className="agency-chooser__buttons">
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="primary" htmlType="submit" disabled={first === undefined}>
            {ordered.length > 1 ? `Start with ${first} (1 of ${ordered.length})` : `Open ${first ?? ''}`}
          </Button>
        </div>
      </form>
    </div>
  );
}
