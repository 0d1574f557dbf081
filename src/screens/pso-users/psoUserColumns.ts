import { type PsoUser } from '@/domain/entities/user';
import { textOrDash } from '@/domain/missingValue';
import { type Column } from '@/ui/table/column';

export const psoUserColumns: readonly Column<PsoUser>[] = [
  { key: 'id', title: 'ID', width: 110, text: ({ id }) => String(id), isCopyable: true },
  { key: 'email', title: 'Email', width: 360, text: ({ email }) => textOrDash(email) },
  { key: 'telephone', title: 'Telephone', width: 200, text: ({ telephone }) => textOrDash(telephone) },
];
