import { type PsoUser } from '@/domain/entities/user';
import { textOr } from '@/domain/missing';
import { type Column } from '@/ui/table/column';

/** The operators list's columns (specification 2). */
export const psoUserColumns: readonly Column<PsoUser>[] = [
  { key: 'id', title: 'ID', width: 110, text: ({ id }) => String(id), copies: true },
  { key: 'email', title: 'Email', width: 360, text: ({ email }) => textOr(email) },
  { key: 'telephone', title: 'Telephone', width: 200, text: ({ telephone }) => textOr(telephone) },
];
