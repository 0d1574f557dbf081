-- One file per region: there is no region column anywhere, so regions cannot mix.
-- Times are ISO 8601 texts in UTC, money is integer cents.

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
  imperial INTEGER NOT NULL,
  timezone INTEGER NOT NULL REFERENCES timezones,
  country_code INTEGER NOT NULL REFERENCES countries,
  -- whether the third-party routing-info service knows the agency
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

CREATE TABLE pso_users (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  telephone TEXT,
  -- null: this user cannot sign in
  password_hash TEXT
);

-- The people of an agency who are no riders. Their ids stay below those of the riders.
CREATE TABLE staff (
  user_id INTEGER PRIMARY KEY CHECK (user_id < 1000000),
  agency_id INTEGER NOT NULL REFERENCES agencies,
  type TEXT NOT NULL,
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
CREATE INDEX staff_by_type ON staff (agency_id, type, user_id);

-- The key is agency_id * 2^32 + user_id. An agency's riders stand together and in the order in which lists show
-- them, and an id can only be looked up inside its agency.
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
  a_telephone_number TEXT,
  p_telephone_number TEXT,
  date_of_birth TEXT,
  smartcard_id INTEGER,
  smartcard TEXT,
  smartcard_status TEXT,
  concession_type TEXT,
  rider_type TEXT,
  amount INTEGER,
  created TEXT NOT NULL
);

-- What a search term is looked for in, by pieces of three characters. The row id is the rider's key, so that a search
-- reads matches of one agency only, newest first, and stops when the page is full. See db/riderSearch.ts.
CREATE VIRTUAL TABLE rider_search USING fts5 (text, tokenize = 'trigram case_sensitive 1', detail = none);
