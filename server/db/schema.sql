-- Each region has its own database file, so no table has a region column.
-- Times are ISO 8601 strings in UTC, amounts of money are integer cents. All tables are STRICT, so a column has values
-- of its type only (decision 129).

CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID, STRICT;

CREATE TABLE timezones (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE countries (country_code INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE featuresets (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE) STRICT;

CREATE TABLE agencies (
  id INTEGER PRIMARY KEY,
  created TEXT NOT NULL,
  name TEXT NOT NULL,
  abbreviation TEXT NOT NULL,
  database_name TEXT NOT NULL,
  database_status TEXT NOT NULL,
  -- whether it uses imperial units
  imperial INTEGER NOT NULL,
  timezone INTEGER NOT NULL REFERENCES timezones,
  country_code INTEGER NOT NULL REFERENCES countries,
  -- whether the third-party public-info host has the agency (services/publicinfo.ts)
  routed INTEGER NOT NULL DEFAULT 0,
  CHECK (database_status IN ('active', 'provisioning', 'suspended', 'archived')),
  CHECK (imperial IN (0, 1)),
  CHECK (routed IN (0, 1))
) STRICT;
CREATE UNIQUE INDEX agency_name_key ON agencies (name);
CREATE UNIQUE INDEX agency_abbreviation_key ON agencies (abbreviation);

CREATE TABLE agency_featuresets (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  featureset_id INTEGER NOT NULL REFERENCES featuresets,
  enabled INTEGER NOT NULL,
  PRIMARY KEY (agency_id, featureset_id),
  CHECK (enabled IN (0, 1))
) WITHOUT ROWID, STRICT;

CREATE TABLE mail_settings (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL UNIQUE REFERENCES agencies,
  sender TEXT NOT NULL,
  reply_to TEXT
) STRICT;

-- The operators.
CREATE TABLE pso_users (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  telephone TEXT,
  -- null: this user cannot sign in
  password_hash TEXT
) STRICT;

-- Tokens that are refused although they have not expired: those that were issued before a time (in seconds since 1970) for
-- one sign-in or for one person. `holder` is the id of the tokens' session, or their subject. See auth/signedOut.ts.
CREATE TABLE signed_out (holder TEXT PRIMARY KEY, before INTEGER NOT NULL) WITHOUT ROWID, STRICT;

-- The users of an agency who are not riders. Their ids are below those of the riders.
CREATE TABLE staff (
  user_id INTEGER PRIMARY KEY CHECK (user_id < 1000000),
  agency_id INTEGER NOT NULL REFERENCES agencies,
  type TEXT NOT NULL,
  -- a number of the platform, which the portal shows as RMID
  rmid INTEGER NOT NULL DEFAULT 0,
  email TEXT NOT NULL COLLATE NOCASE,
  telephone_number TEXT,
  first_name TEXT,
  last_name TEXT,
  cell_phone TEXT,
  password_hash TEXT,
  created TEXT NOT NULL,
  UNIQUE (agency_id, email),
  CHECK (type IN ('administrator', 'facility', 'driver')),
  CHECK (rmid >= 0)
) STRICT;
CREATE INDEX staff_of_agency ON staff (agency_id, user_id);
CREATE INDEX staff_by_type ON staff (agency_id, type, user_id);

-- The key is agency_id * 2^32 + user_id. The riders of an agency are stored together in the default order of lists, and
-- a user id can only be found within its agency.
CREATE TABLE riders (
  key INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  user_id INTEGER NOT NULL,
  type TEXT NOT NULL,
  rmid INTEGER,
  customer_internal_id TEXT,
  first_name TEXT,
  last_name TEXT,
  email TEXT,
  -- the platform's two telephone numbers, A and P
  a_telephone_number TEXT,
  p_telephone_number TEXT,
  date_of_birth TEXT,
  smartcard_id INTEGER,
  smartcard TEXT,
  smartcard_status TEXT,
  concession_type TEXT,
  rider_type TEXT,
  -- the balance
  amount INTEGER,
  created TEXT NOT NULL,
  CHECK (key = agency_id * 4294967296 + user_id),
  CHECK (type IN ('rider', 'generic_rider', 'ghost', 'phantom_rider')),
  CHECK (abs(amount) <= 9007199254740991)
) STRICT;

-- The full-text index of riders by trigrams. The row id is the rider's key, so a search reads the matches of one agency
-- only, newest first, and stops when the page is full. See db/riderSearch.ts.
CREATE VIRTUAL TABLE rider_search USING fts5 (text, tokenize = 'trigram case_sensitive 1', detail = none);

-- fare_media is the payment medium. A rider with payments or passes cannot be deleted.
CREATE TABLE payments (
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
) STRICT;
CREATE INDEX payments_of_user ON payments (agency_id, user_id, created, id);

CREATE TABLE payment_mediums (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  medium TEXT NOT NULL,
  alias TEXT,
  PRIMARY KEY (agency_id, medium)
) WITHOUT ROWID, STRICT;

-- order_form and the receipts are JSON: a string, an object or null. Some orders belong to no rider, others to one who exists.
CREATE TABLE purchase_orders (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  user_id INTEGER,
  order_form TEXT NOT NULL,
  receipt TEXT NOT NULL,
  client_receipt TEXT NOT NULL,
  transaction_id TEXT,
  created TEXT NOT NULL,
  updated TEXT,
  state TEXT,
  reporting_receipt TEXT NOT NULL,
  operator_id INTEGER,
  environment TEXT,
  application_session TEXT,
  rider_key INTEGER GENERATED ALWAYS AS (agency_id * 4294967296 + user_id) VIRTUAL REFERENCES riders,
  FOREIGN KEY (operator_id) REFERENCES pso_users,
  CHECK (json_valid(order_form) AND json_valid(receipt)),
  CHECK (json_valid(client_receipt) AND json_valid(reporting_receipt))
) STRICT;
CREATE INDEX purchase_orders_of_user ON purchase_orders (agency_id, user_id, created, id);

CREATE TABLE passes (
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
) STRICT;
CREATE INDEX passes_of_user ON passes (agency_id, user_id, created, id);

-- The coupons; the API calls them tickets.
CREATE TABLE tickets (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  display_name TEXT,
  value INTEGER,
  created TEXT NOT NULL,
  updated TEXT,
  CHECK (value >= 0)
) STRICT;
CREATE INDEX tickets_of_agency ON tickets (agency_id, id);

CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  price INTEGER NOT NULL,
  fare_type TEXT NOT NULL,
  CHECK (price >= 0)
) STRICT;
CREATE INDEX products_of_agency ON products (agency_id, id);

CREATE TABLE concessions (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  concession_type TEXT NOT NULL,
  discount INTEGER NOT NULL,
  label TEXT,
  created TEXT NOT NULL,
  updated TEXT,
  CHECK (discount BETWEEN 0 AND 100)
) STRICT;
CREATE INDEX concessions_of_agency ON concessions (agency_id, id);

CREATE TABLE reports (id INTEGER PRIMARY KEY, agency_id INTEGER NOT NULL REFERENCES agencies, prettyname TEXT NOT NULL) STRICT;
CREATE INDEX reports_of_agency ON reports (agency_id, id);

CREATE TABLE resources (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  kind TEXT NOT NULL,
  client_type TEXT NOT NULL,
  content TEXT NOT NULL,
  start_date TEXT,
  end_date TEXT
) STRICT;
CREATE INDEX resources_of_agency ON resources (agency_id, kind, id);

CREATE TABLE smartcard_keys (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  key_a TEXT NOT NULL,
  key_b TEXT NOT NULL,
  access_code TEXT NOT NULL,
  updated TEXT
) STRICT;
CREATE INDEX smartcard_keys_of_agency ON smartcard_keys (agency_id, id);

CREATE TABLE geofences (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  name TEXT NOT NULL,
  radius INTEGER NOT NULL,
  created TEXT NOT NULL,
  CHECK (radius > 0)
) STRICT;
CREATE INDEX geofences_of_agency ON geofences (agency_id, id);

-- Payment service providers (psp), and an agency's account at one for each medium.
CREATE TABLE providers (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE provider_accounts (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  payment_medium TEXT NOT NULL,
  psp_id INTEGER NOT NULL REFERENCES providers,
  UNIQUE (agency_id, payment_medium),
  FOREIGN KEY (agency_id, payment_medium) REFERENCES payment_mediums
) STRICT;

CREATE TABLE applications (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  name TEXT NOT NULL,
  version TEXT NOT NULL,
  platform TEXT NOT NULL,
  PRIMARY KEY (agency_id, name, version, platform)
) WITHOUT ROWID, STRICT;
CREATE TABLE feature_catalogue (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, description TEXT, state TEXT) STRICT;
CREATE TABLE app_features (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  application TEXT NOT NULL,
  version TEXT NOT NULL,
  platform TEXT NOT NULL,
  name TEXT NOT NULL REFERENCES feature_catalogue (name),
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  PRIMARY KEY (agency_id, application, version, platform, name),
  FOREIGN KEY (agency_id, application, version, platform) REFERENCES applications
) WITHOUT ROWID, STRICT;

CREATE TABLE rule_categories (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  description TEXT,
  created TEXT NOT NULL,
  updated TEXT
) STRICT;
CREATE TABLE rules (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  category_id INTEGER NOT NULL REFERENCES rule_categories,
  identity TEXT NOT NULL,
  -- The JSON text as the client sent it, so that no digit and no key is lost. json_valid cannot check it, because it
  -- refuses more than 1,000 levels.
  body TEXT NOT NULL,
  UNIQUE (agency_id, category_id, identity)
) STRICT;

-- The responses to writes with an Idempotency-Key, so that a repeated request is not applied again. See http/idempotency.ts.
CREATE TABLE answered_writes (
  caller TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT,
  created TEXT NOT NULL,
  PRIMARY KEY (caller, key),
  CHECK (status BETWEEN 200 AND 299)
) WITHOUT ROWID, STRICT;
CREATE INDEX answered_writes_by_time ON answered_writes (created);

-- How many rows an agency has in a list. Triggers update the counts. See db/rowCounts.ts.
CREATE TABLE row_counts (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  list TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (agency_id, list)
) WITHOUT ROWID, STRICT;

-- The offset index (db/offsetIndex.ts): every 1,000th row of each sorted list of an agency, with its rank (the number of
-- rows before it). `list` is the name of the list's index; `value` and `last` are the row's sort value and tie-breaker.
-- Triggers update the ranks.
CREATE TABLE list_anchors (
  list TEXT NOT NULL,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  rank INTEGER NOT NULL,
  -- distinguishes anchors with the same rank, in the order of the list
  number INTEGER NOT NULL,
  value ANY,
  last INTEGER NOT NULL,
  PRIMARY KEY (list, agency_id, rank, number)
) WITHOUT ROWID, STRICT;

-- Who changed what and when: one row per write (db/audit.ts), the newest 10,000. `subject` is that of the token,
-- `agency_id` is null for a write that belongs to no agency, `before` and `after` are JSON without passwords.
CREATE TABLE audit (
  id INTEGER PRIMARY KEY,
  created TEXT NOT NULL,
  subject TEXT NOT NULL,
  agency_id INTEGER REFERENCES agencies,
  route TEXT NOT NULL,
  object TEXT NOT NULL,
  before TEXT,
  after TEXT
) STRICT;
