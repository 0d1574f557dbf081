import { type Rider } from '@/domain/entities/rider';
import { textOr } from '@/domain/missing';
import { formatCents, plainCents } from '@/domain/money';
import { type Column } from '@/ui/table/column';

type TextField = Exclude<keyof Rider, 'amount'>;

function field(key: TextField, title: string, width: number): Column<Rider> {
  return { key, title, width, text: (rider) => textOr(rider[key]) };
}

/** The riders list's columns (specification 2). */
export const riderColumns: readonly Column<Rider>[] = [
  { ...field('user_id', 'User ID', 110), copies: true },
  field('rmid', 'RMID', 110),
  field('customer_internal_id', 'Customer Internal ID', 175),
  field('first_name', 'First Name', 140),
  field('last_name', 'Last Name', 150),
  field('email', 'Email', 280),
  field('a_telephone_number', 'A Tel.', 140),
  field('p_telephone_number', 'P Tel.', 140),
  field('date_of_birth', 'Date of Birth', 115),
  field('smartcard_id', 'Smartcard ID', 120),
  field('smartcard', 'Smartcard', 170),
  field('smartcard_status', 'Smartcard Status', 155),
  field('concession_type', 'Concession Type', 150),
  field('rider_type', 'Rider Type', 120),
  {
    key: 'amount',
    title: 'Balance',
    width: 120,
    align: 'end',
    text: ({ amount }) => formatCents(amount),
    file: { title: 'Balance (USD)', text: ({ amount }) => plainCents(amount) },
  },
];
