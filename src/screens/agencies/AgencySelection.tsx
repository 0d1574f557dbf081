import Button from 'antd/es/button';
import { type Agency } from '@/domain/entities/agency';
import { buildPath, isAbbreviation } from '@/domain/paths';
import { LinkButton } from '@/ui/navigation/LinkButton';
import { type Column } from '@/ui/table/column';

/** Abbreviations. */
type Selected = ReadonlySet<string>;

interface Props {
  selected: Selected;
  /** The agencies that match the filter. */
  rows: readonly Agency[];
  onChange: (selected: Selected) => void;
  onClose: () => void;
}

/** What can be done with the agencies that are selected. The selection stays when the filter or the page changes. */
export function AgencySelection({ selected, rows, onChange, onClose }: Props) {
  const shown = rows.map(({ abbreviation }) => abbreviation).filter(isAbbreviation);
  const isAllSelected = shown.every((abbreviation) => selected.has(abbreviation));
  const count = selected.size;
  return (
    <>
      {count > 0 && (
        <LinkButton
          to={`${buildPath('fleet')}?${new URLSearchParams({ agencies: [...selected].join(',') })}`}
        >
          {`Check ${count.toLocaleString('en-US')} ${count === 1 ? 'agency' : 'agencies'}`}
        </LinkButton>
      )}
      {isAllSelected ? (
        <Button disabled={count === 0} onClick={() => onChange(new Set())}>
          Select none
        </Button>
      ) : (
        <Button onClick={() => onChange(new Set([...selected, ...shown]))}>Select all {shown.length}</Button>
      )}
      <Button ref={focusButton} onClick={onClose}>
        Cancel
      </Button>
    </>
  );
}

/** The button that had the focus is gone. */
const focusButton = (button: HTMLElement | null) => button?.focus();

/** A check box for each agency whose abbreviation can be part of an address. */
export function buildSelectionColumn(
  selected: Selected,
  onChange: (selected: Selected) => void,
): Column<Agency> {
  const toggle = (abbreviation: string) => {
    const others = new Set(selected);
    if (!others.delete(abbreviation)) others.add(abbreviation);
    onChange(others);
  };
  return {
    key: 'select',
    title: 'Select',
    width: 60,
    isFixed: true,
    isControl: true,
    text: () => '',
    render: ({ abbreviation }) =>
      isAbbreviation(abbreviation) && (
        <input
          type="checkbox"
          aria-label={`Select ${abbreviation}`}
          checked={selected.has(abbreviation)}
          onChange={() => toggle(abbreviation)}
        />
      ),
  };
}
