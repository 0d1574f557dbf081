import Button from 'antd/es/button';
import { addRegionToUrl } from '@/domain/regionUrl';
import { capitalize } from '@/lib/text/capitalize';
import { selectRegion } from '@/session/auth/sessionSlice';
import { usePortalDispatch, usePortalSelector } from '@/session/hooks';
import { addToTicketNote } from '@/shared/ticket-note/addToTicketNote';
import { showToast } from '@/ui/feedback/toast';
import { Icon } from '@/ui/icons/Icon';
import { type RowAction } from '@/ui/table/column';
import { formatRowCount, type Nouns } from '../formatRowCount';
import { getRowUrl } from './rowUrl';

interface Props<Row> {
  rows: readonly Row[];
  rowAction: RowAction<Row>;
  getName: (row: Row) => string;
  agency: string | null;
  nouns: Nouns;
  size: 'small' | undefined;
  disabled: boolean;
  /** Shows a text in the bar, for a failure: it must not disappear like a toast. Empty if a toast says it. */
  onMessage: (message: string) => void;
}

/** Adds a line for each selected row to the ticket note. */
export function SelectionNoteButton<Row>(props: Props<Row>) {
  const { rows, rowAction, getName, agency, nouns, size, disabled, onMessage } = props;
  const dispatch = usePortalDispatch();
  const region = usePortalSelector(selectRegion);
  const add = () => {
    const lines = rows.map((row) => ({
      // As in the title of the record's dialog: `Pass #12`.
      subject: `${capitalize(nouns.singular)} ${rowAction.getHref ? '' : '#'}${getName(row)}`,
      url: new URL(addRegionToUrl(getRowUrl(rowAction, row), region), window.location.href).href,
    }));
    const { addedCount, isFull } = dispatch(addToTicketNote(lines, agency));
    const countText = `${addedCount} of ${formatRowCount(rows.length, nouns)}`;
    if (isFull) return onMessage(`The ticket note is full: added ${countText}`);
    const text =
      addedCount === 0
        ? `The ticket note has ${rows.length === 1 ? 'it' : 'them'} already`
        : `Added ${countText} to the ticket note`;
    const isShown = showToast({ text, details: [['Where', 'Changes, at the end']] });
    onMessage(isShown ? '' : text);
  };
  return (
    <Button
      size={size}
      disabled={disabled}
      icon={<Icon name="add" />}
      title="Add to the ticket note"
      aria-label="Add to note"
      onClick={add}
    >
      <span className="selection-bar__label">Add to note</span>
    </Button>
  );
}
