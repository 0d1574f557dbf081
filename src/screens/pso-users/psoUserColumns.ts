import { type PsoUser } from '@/domain/entities/user';
import { idColumn, textColumn } from '@/shared/lists/columns/columns';
import { type Column } from '@/ui/table/column';

export const psoUserColumns: readonly Column<PsoUser>[] = [
  idColumn('id', 'ID'),
  textColumn('email', 'Email', 360),
  textColumn('telephone', 'Telephone', 200),
];
