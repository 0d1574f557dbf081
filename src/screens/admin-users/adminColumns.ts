import { type Administrator } from '@/domain/entities/user';
import { type Column } from '@/ui/table/column';

/** What stands in an administrator's empty cell (specification 2). */
export const NONE = 'none';

type Field = 'rmid' | 'email' | 'telephone_number';

function field(key: Field, title: string, width: number): Column<Administrator> {
  return {
    key,
    title,
    width,
    text: (user) => user[key] || NONE,
    file: { title, text: (user) => user[key] ?? '' },
  };
}

/** The administrators' columns (specification 2). */
export const adminColumns: readonly Column<Administrator>[] = [
  { key: 'user_id', title: 'ID', width: 130, text: ({ user_id }) => String(user_id), copies: true },
  field('rmid', 'RMID', 130),
  field('email', 'Email', 380),
  field('telephone_number', 'Telephone', 200),
];
