import type { Database } from './database';

/** Payments and passes get typed columns, checks of values, and references to riders, coupons and media. */
export function addSaleConstraints(db: Database): void {
  rebuildTable(
    db,
    'payments',
    `(
      id INTEGER PRIMARY KEY,
      agency_id INTEGER NOT NULL REFERENCES agencies,
      user_id INTEGER,
      status TEXT NOT NULL CHECK (status GLOB 'PAYMENT.?*'),
      transaction_amount INTEGER CHECK (abs(transaction_amount) <= 9007199254740991),
      payment_type TEXT,
      created TEXT NOT NULL,
      fare_media TEXT,
      coupon_id INTEGER REFERENCES tickets,
      coupon_count INTEGER CHECK (coupon_count > 0),
      rider_key INTEGER GENERATED ALWAYS AS (agency_id * 4294967296 + user_id) VIRTUAL REFERENCES riders,
      CHECK ((coupon_id IS NULL) = (coupon_count IS NULL)),
      FOREIGN KEY (agency_id, fare_media) REFERENCES payment_mediums
    ) STRICT
    `,
  );
  rebuildTable(
    db,
    'passes',
    `(
      id INTEGER PRIMARY KEY,
      agency_id INTEGER NOT NULL REFERENCES agencies,
      user_id INTEGER,
      created TEXT NOT NULL,
      sku TEXT,
      name TEXT,
      fare_type TEXT,
      price INTEGER CHECK (price >= 0),
      currency TEXT CHECK (currency GLOB '[A-Z][A-Z][A-Z]'),
      serial_number TEXT,
      purchase_order INTEGER REFERENCES purchase_orders,
      payment_state TEXT,
      state TEXT,
      application_session TEXT,
      rider_key INTEGER GENERATED ALWAYS AS (agency_id * 4294967296 + user_id) VIRTUAL REFERENCES riders
    ) STRICT
    `,
  );
}

/** The constraints that step 8 adds at the end of a table's definition. */
const CONSTRAINTS: Readonly<Record<string, readonly string[]>> = {
  agencies: [
    "CHECK (database_status IN ('active', 'provisioning', 'suspended', 'archived'))",
    'CHECK (imperial IN (0, 1))',
    'CHECK (routed IN (0, 1))',
  ],
  agency_featuresets: ['CHECK (enabled IN (0, 1))'],
  staff: ["CHECK (type IN ('administrator', 'facility', 'driver'))", 'CHECK (rmid >= 0)'],
  riders: [
    'CHECK (key = agency_id * 4294967296 + user_id)',
    "CHECK (type IN ('rider', 'generic_rider', 'ghost', 'phantom_rider'))",
    'CHECK (abs(amount) <= 9007199254740991)',
  ],
  purchase_orders: [
    'rider_key INTEGER GENERATED ALWAYS AS (agency_id * 4294967296 + user_id) VIRTUAL REFERENCES riders',
    'FOREIGN KEY (operator_id) REFERENCES pso_users',
    'CHECK (json_valid(order_form) AND json_valid(receipt))',
    'CHECK (json_valid(client_receipt) AND json_valid(reporting_receipt))',
  ],
  tickets: ['CHECK (value >= 0)'],
  products: ['CHECK (price >= 0)'],
  concessions: ['CHECK (discount BETWEEN 0 AND 100)'],
  geofences: ['CHECK (radius > 0)'],
  provider_accounts: ['FOREIGN KEY (agency_id, payment_medium) REFERENCES payment_mediums'],
  app_features: ['FOREIGN KEY (agency_id, application, version, platform) REFERENCES applications'],
  answered_writes: ['CHECK (status BETWEEN 200 AND 299)'],
};

/** All tables become STRICT, and get the constraints above. */
export function makeTablesStrict(db: Database): void {
  // Triggers name other tables. Without this setting, SQLite refuses to rename a table while one of those is missing.
  db.exec('PRAGMA legacy_alter_table = ON');
  const tables = db.all<{ name: string; sql: string }>(
    `SELECT tables.name, sql FROM pragma_table_list AS tables JOIN sqlite_schema USING (name)
     WHERE tables.schema = 'main' AND tables.type = 'table' AND NOT strict AND tables.name NOT LIKE 'sqlite%'`,
  );
  for (const { name, sql } of tables)
    rebuildTable(db, name, makeDefinitionStrict(sql, CONSTRAINTS[name] ?? []));
  db.exec('PRAGMA legacy_alter_table = OFF');
}

/** Returns a table's definition without its name. */
function makeDefinitionStrict(sql: string, constraints: readonly string[]): string {
  const [, columns = '', end = '', option] = /^[^(]*(\(.*?)(\s*\))\s*(WITHOUT ROWID)?$/s.exec(sql) ?? [];
  // A column of a STRICT table has a type. The sort values of list_anchors are those of all columns.
  const typedColumns = columns.replace(/^\s*value,$/m, '  value ANY,');
  const options = option === undefined ? 'STRICT' : `${option}, STRICT`;
  return `${[typedColumns, ...constraints].join(',\n  ')}${end} ${options}`;
}

/** Replaces a table by one with other constraints, and with its rows, indexes and triggers. `definition`: without the name. */
function rebuildTable(db: Database, table: string, definition: string): void {
  const columns = db
    .all<{ name: string }>(`PRAGMA table_info(${table})`)
    .map(({ name }) => name)
    .join(', ');
  const dependents = db.all<{ sql: string }>(
    "SELECT sql FROM sqlite_schema WHERE tbl_name = ? AND type IN ('index', 'trigger') AND sql IS NOT NULL",
    table,
  );
  db.exec(`
    CREATE TABLE rebuilt_${table} ${definition};
    INSERT INTO rebuilt_${table} (${columns}) SELECT ${columns} FROM ${table};
    DROP TABLE ${table};
    ALTER TABLE rebuilt_${table} RENAME TO ${table};
  `);
  for (const { sql } of dependents) db.exec(sql);
  // The statistics of the table were deleted with it.
  db.exec(`ANALYZE ${table}`);
}
