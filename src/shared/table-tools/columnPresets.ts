/** A choice of columns for one task, in the order of the table. The first column is always shown. */
export interface ColumnPreset {
  name: string;
  /** The keys of the shown columns. */
  shown: readonly string[];
}

const NAMES = ['first_name', 'last_name'];

/** By the table's name in the preferences. */
export const COLUMN_PRESETS: Readonly<Record<string, readonly ColumnPreset[]>> = {
  riders: [
    {
      name: 'Contact',
      shown: [...NAMES, 'email', 'a_telephone_number', 'p_telephone_number', 'date_of_birth'],
    },
    {
      name: 'Card',
      shown: [
        ...NAMES,
        'smartcard_id',
        'smartcard',
        'smartcard_status',
        'concession_type',
        'rider_type',
        'amount',
      ],
    },
  ],
};
