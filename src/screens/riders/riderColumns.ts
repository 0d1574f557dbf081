import { type Rider } from '@/domain/entities/rider';
import { type Currency } from '@/domain/regions';
import { fixedTextColumn, idColumn, textColumn } from '@/shared/lists/columns/columns';
import { moneyColumn } from '@/shared/lists/columns/moneyColumn';
import { type Column } from '@/ui/table/column';

/** The columns of the riders list (section 2 of the specification). They are as wide as most values, so that a window of 1920 pixels shows all of them beside a scroll bar. */
export const buildRiderColumns = (currency: Currency): readonly Column<Rider>[] => [
  idColumn('user_id', 'User ID'),
  fixedTextColumn('rmid', 'RMID', 72),
  fixedTextColumn('customer_internal_id', 'Customer Internal ID', 100),
  { ...textColumn('first_name', 'First Name', 96), isPinned: true },
  { ...textColumn('last_name', 'Last Name', 104), isPinned: true },
  textColumn('email', 'Email', 160),
  fixedTextColumn('a_telephone_number', 'A Tel.', 132),
  fixedTextColumn('p_telephone_number', 'P Tel.', 132),
  fixedTextColumn('date_of_birth', 'Date of Birth', 110),
  fixedTextColumn('smartcard_id', 'Smartcard ID', 80),
  { ...fixedTextColumn('smartcard', 'Smartcard', 163), hasLongNumbers: true },
  fixedTextColumn('smartcard_status', 'Smartcard Status', 92),
  fixedTextColumn('concession_type', 'Concession Type', 97),
  fixedTextColumn('rider_type', 'Rider Type', 96),
  // Outside US East the currency is behind the amount.
  moneyColumn('amount', 'Balance', currency === 'USD' ? 106 : 148, currency),
];
