import { type Rider } from '@/domain/entities/rider';
import { textOrDash } from '@/domain/missingValue';
import { formatCents, formatPlainCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

type TextField = Exclude<keyof Rider, 'amount'>;

function createTextColumn(key: TextField, title: string, width: number): Column<Rider> {
  return { key, title, width, text: (rider) => textOrDash(rider[key]) };
}

/** The columns of the riders list (section 2 of the specification). */
export const riderColumns: readonly Column<Rider>[] = [
  { ...createTextColumn('user_id', 'User ID', 110), isCopyable: true },
  createTextColumn('rmid', 'RMID', 110),
  createTextColumn('customer_internal_id', 'Customer Internal ID', 175),
  createTextColumn('first_name', 'First Name', 140),
  createTextColumn('last_name', 'Last Name', 150),
  createTextColumn('email', 'Email', 280),
  createTextColumn('a_telephone_number', 'A Tel.', 140),
  createTextColumn('p_telephone_number', 'P Tel.', 140),
  createTextColumn('date_of_birth', 'Date of Birth', 115),
  createTextColumn('smartcard_id', 'Smartcard ID', 120),
  createTextColumn('smartcard', 'Smartcard', 170),
  createTextColumn('smartcard_status', 'Smartcard Status', 155),
  createTextColumn('concession_type', 'Concession Type', 150),
  createTextColumn('rider_type', 'Rider Type', 120),
  {
    key: 'amount',
    title: 'Balance',
    width: 120,
    align: 'end',
    text: ({ amount }) => formatCents(amount),
    csv: { title: 'Balance (USD)', text: ({ amount }) => formatPlainCents(amount) },
  },
];
