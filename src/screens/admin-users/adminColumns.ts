import { type Administrator } from '../../domain/entities/user';
import { type Column } from '../../ui/table/column';

/** What stands in an administrator's empty cell (specification 2). */
export const NONE = 'none';

/** The administrators' columns (specification 2). */
export const adminColumns: readonly Column<Administrator>[] = [
  { key: 'user_id', title: 'ID', width: 130, text: ({ user_id }) => String(user_id) },
  { key: 'rmid', title: 'RMID', width: 130, text: ({ rmid }) => rmid || NONE },
  { key: 'email', title: 'Email', width: 380, text: ({ email }) => email || NONE },
  {
    key: 'telephone_number',
    title: 'Telephone',
    width: 200,
    text: ({ telephone_number }) => telephone_number || NONE,
  },
];
