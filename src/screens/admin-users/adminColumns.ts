import { type Administrator } from '@/domain/entities/user';
import { idColumn } from '@/shared/lists/columns/columns';
import { type Column } from '@/ui/table/column';

/** The text of an empty cell (section 2 of the specification). A saved file has an empty field instead. */
export const EMPTY_TEXT = 'none';

type Field = 'rmid' | 'email' | 'telephone_number';

function buildColumn(key: Field, title: string, width: number): Column<Administrator> {
  return {
    key,
    title,
    width,
    text: (user) => user[key] || EMPTY_TEXT,
    csv: { text: (user) => user[key] ?? '' },
  };
}

export const adminColumns: readonly Column<Administrator>[] = [
  idColumn('user_id', 'ID'),
  buildColumn('rmid', 'RMID', 130),
  buildColumn('email', 'Email', 380),
  buildColumn('telephone_number', 'Telephone', 200),
];
