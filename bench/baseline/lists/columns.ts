/** The columns of the portal's lists, which the peers show too. */
export const RIDER_COLUMNS = [
  'user_id',
  'rmid',
  'customer_internal_id',
  'first_name',
  'last_name',
  'email',
  'a_telephone_number',
  'p_telephone_number',
  'date_of_birth',
  'smartcard_id',
  'smartcard',
  'smartcard_status',
  'concession_type',
  'rider_type',
  'amount',
] as const;

export const PASS_COLUMNS = [
  'id',
  'created',
  'sku',
  'name',
  'price',
  'currency',
  'serial_number',
  'po_id',
  'payment_state',
  'user_id',
  'application_session',
] as const;
