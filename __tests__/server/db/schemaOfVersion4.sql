-- Each region has its own database file, so no table has a region column.
-- Times are ISO 8601 strings in UTC, amounts of money are integer cents.

CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

CREATE TABLE timezones (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE countries (country_code INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);
CREATE TABLE featuresets (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE);

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
  routed INTEGER NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX agency_name_key ON agencies (name);
CREATE UNIQUE INDEX agency_abbreviation_key ON agencies (abbreviation);

CREATE TABLE agency_featuresets (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  featureset_id INTEGER NOT NULL REFERENCES featuresets,
  enabled INTEGER NOT NULL,
  PRIMARY KEY (agency_id, featureset_id)
) WITHOUT ROWID;

CREATE TABLE mail_settings (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL UNIQUE REFERENCES agencies,
  sender TEXT NOT NULL,
  reply_to TEXT
);

-- The operators.
CREATE TABLE pso_users (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  telephone TEXT,
  -- null: this user cannot sign in
  password_hash TEXT
);

-- The users of an agency who are not riders. Their ids are below those of the riders.
CREATE TABLE staff (
  user_id INTEGER PRIMARY KEY CHECK (user_id < 1000000),
  agency_id INTEGER NOT NULL REFERENCES agencies,
  -- administrator, facility or driver
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
  UNIQUE (agency_id, email)
);
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
  created TEXT NOT NULL
);

-- The full-text index of riders by trigrams. The row id is the rider's key, so a search reads the matches of one agency
-- only, newest first, and stops when the page is full. See db/riderSearch.ts.
CREATE VIRTUAL TABLE rider_search USING fts5 (text, tokenize = 'trigram case_sensitive 1', detail = none);

-- fare_media is the payment medium.
CREATE TABLE payments (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  user_id INTEGER,
  status TEXT NOT NULL,
  transaction_amount INTEGER,
  payment_type TEXT,
  created TEXT NOT NULL,
  fare_media TEXT,
  coupon_id INTEGER,
  coupon_count INTEGER
);
CREATE INDEX payments_of_user ON payments (agency_id, user_id, created, id);

-- One row per correction: who corrected the payment, with the values before and after.
CREATE TABLE payment_corrections (
  id INTEGER PRIMARY KEY,
  payment_id INTEGER NOT NULL REFERENCES payments,
  subject TEXT NOT NULL,
  created TEXT NOT NULL,
  amount_before INTEGER,
  amount_after INTEGER NOT NULL,
  media_before TEXT,
  media_after TEXT NOT NULL,
  coupon_id INTEGER,
  coupon_count INTEGER
);
CREATE INDEX corrections_of_payment ON payment_corrections (payment_id);

CREATE TABLE payment_mediums (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  medium TEXT NOT NULL,
  alias TEXT,
  PRIMARY KEY (agency_id, medium)
) WITHOUT ROWID;

-- order_form and the receipts are JSON: a string, an object or null.
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
  application_session TEXT
);
CREATE INDEX purchase_orders_of_user ON purchase_orders (agency_id, user_id, created, id);

CREATE TABLE passes (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  user_id INTEGER,
  created TEXT NOT NULL,
  sku TEXT,
  name TEXT,
  fare_type TEXT,
  price INTEGER,
  currency TEXT,
  serial_number TEXT,
  purchase_order INTEGER REFERENCES purchase_orders,
  payment_state TEXT,
  state TEXT,
  application_session TEXT
);
CREATE INDEX passes_of_user ON passes (agency_id, user_id, created, id);

-- The coupons; the API calls them tickets.
CREATE TABLE tickets (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  display_name TEXT,
  value INTEGER,
  created TEXT NOT NULL,
  updated TEXT
);
CREATE INDEX tickets_of_agency ON tickets (agency_id, id);

CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  price INTEGER NOT NULL,
  fare_type TEXT NOT NULL
);
CREATE INDEX products_of_agency ON products (agency_id, id);

CREATE TABLE concessions (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  concession_type TEXT NOT NULL,
  discount INTEGER NOT NULL,
  label TEXT,
  created TEXT NOT NULL,
  updated TEXT
);
CREATE INDEX concessions_of_agency ON concessions (agency_id, id);

CREATE TABLE reports (id INTEGER PRIMARY KEY, agency_id INTEGER NOT NULL REFERENCES agencies, prettyname TEXT NOT NULL);
CREATE INDEX reports_of_agency ON reports (agency_id, id);

CREATE TABLE resources (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  kind TEXT NOT NULL,
  client_type TEXT NOT NULL,
  content TEXT NOT NULL,
  start_date TEXT,
  end_date TEXT
);
CREATE INDEX resources_of_agency ON resources (agency_id, kind, id);

CREATE TABLE smartcard_keys (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  key_a TEXT NOT NULL,
  key_b TEXT NOT NULL,
  access_code TEXT NOT NULL,
  updated TEXT
);
CREATE INDEX smartcard_keys_of_agency ON smartcard_keys (agency_id, id);

CREATE TABLE geofences (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  name TEXT NOT NULL,
  radius INTEGER NOT NULL,
  created TEXT NOT NULL
);
CREATE INDEX geofences_of_agency ON geofences (agency_id, id);

-- Payment service providers (psp), and an agency's account at one for each medium.
CREATE TABLE providers (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
CREATE TABLE provider_accounts (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  payment_medium TEXT NOT NULL,
  psp_id INTEGER NOT NULL REFERENCES providers,
  UNIQUE (agency_id, payment_medium)
);

CREATE TABLE applications (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  name TEXT NOT NULL,
  version TEXT NOT NULL,
  platform TEXT NOT NULL,
  PRIMARY KEY (agency_id, name, version, platform)
) WITHOUT ROWID;
CREATE TABLE feature_catalogue (id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, description TEXT, state TEXT);
CREATE TABLE app_features (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  application TEXT NOT NULL,
  version TEXT NOT NULL,
  platform TEXT NOT NULL,
  name TEXT NOT NULL REFERENCES feature_catalogue (name),
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  PRIMARY KEY (agency_id, application, version, platform, name)
) WITHOUT ROWID;

CREATE TABLE rule_categories (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  description TEXT,
  created TEXT NOT NULL,
  updated TEXT
);
CREATE TABLE rules (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  category_id INTEGER NOT NULL REFERENCES rule_categories,
  identity TEXT NOT NULL,
  -- the JSON text as the client sent it, so that no digit and no key is lost
  body TEXT NOT NULL,
  UNIQUE (agency_id, category_id, identity)
);

-- The responses to writes with an Idempotency-Key, so that a repeated request is not applied again. See http/idempotency.ts.
CREATE TABLE answered_writes (
  caller TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT,
  created TEXT NOT NULL,
  PRIMARY KEY (caller, key)
) WITHOUT ROWID;
CREATE INDEX answered_writes_by_time ON answered_writes (created);

-- How many rows an agency has in a list. Triggers update the counts. See db/rowCounts.ts.
CREATE TABLE row_counts (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  list TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (agency_id, list)
) WITHOUT ROWID;

-- The offset index (db/offsetIndex.ts): every 1,000th row of each sorted list of an agency, with its rank (the number of
-- rows before it). `list` is the name of the list's index; `value` and `last` are the row's sort value and tie-breaker.
-- Triggers update the ranks.
CREATE TABLE list_anchors (
  list TEXT NOT NULL,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  rank INTEGER NOT NULL,
  -- distinguishes anchors with the same rank, in the order of the list
  number INTEGER NOT NULL,
  value,
  last INTEGER NOT NULL,
  PRIMARY KEY (list, agency_id, rank, number)
) WITHOUT ROWID;
