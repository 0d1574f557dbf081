import { type Rider } from '@/domain/entities/rider';
import { type Currency } from '@/domain/regions';
import { idColumn, tagColumn, textColumn } from '@/shared/lists/columns';
import { moneyColumn } from '@/shared/lists/moneyColumn';
import { type Column } from '@/ui/table/column';

/** The columns of the riders list (section 2 of the specification). They are as wide as their values. */
export const buildRiderColumns = (currency: Currency): readonly Column<Rider>[] => [
  idColumn('user_id', 'User ID'),
  tagColumn('rmid', 'RMID', 80),
  tagColumn('customer_internal_id', 'Customer Internal ID', 104),
  { ...textColumn('first_name', 'First Name', 100), isPinned: true },
  { ...textColumn('last_name', 'Last Name', 108), isPinned: true },
  textColumn('email', 'Email', 226),
  tagColumn('a_telephone_number', 'A Tel.', 132),
  tagColumn('p_telephone_number', 'P Tel.', 132),
  tagColumn('date_of_birth', 'Date of Birth', 106),
  tagColumn('smartcard_id', 'Smartcard ID', 92),
  tagColumn('smartcard', 'Smartcard', 150),
  tagColumn('smartcard_status', 'Smartcard Status', 104),
  tagColumn('concession_type', 'Concession Type', 104),
  tagColumn('rider_type', 'Rider Type', 104),
  moneyColumn('amount', 'Balance', 104, currency),
];
