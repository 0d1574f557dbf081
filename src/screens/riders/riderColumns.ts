import { type Rider } from '@/domain/entities/rider';
import { type Currency } from '@/domain/regions';
import { idColumn, tagColumn, textColumn } from '@/shared/lists/columns';
import { moneyColumn } from '@/shared/lists/moneyColumn';
import { type Column } from '@/ui/table/column';

/** The columns of the riders list (section 2 of the specification). */
export const buildRiderColumns = (currency: Currency): readonly Column<Rider>[] => [
  idColumn('user_id', 'User ID'),
  textColumn('rmid', 'RMID', 110),
  textColumn('customer_internal_id', 'Customer Internal ID', 175),
  textColumn('first_name', 'First Name', 140),
  textColumn('last_name', 'Last Name', 150),
  textColumn('email', 'Email', 280),
  textColumn('a_telephone_number', 'A Tel.', 140),
  textColumn('p_telephone_number', 'P Tel.', 140),
  textColumn('date_of_birth', 'Date of Birth', 115),
  textColumn('smartcard_id', 'Smartcard ID', 120),
  textColumn('smartcard', 'Smartcard', 170),
  tagColumn('smartcard_status', 'Smartcard Status'),
  textColumn('concession_type', 'Concession Type', 150),
  textColumn('rider_type', 'Rider Type', 120),
  moneyColumn('amount', 'Balance', 120, currency),
];
