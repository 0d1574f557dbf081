-- A database of version 4, whole: the tables, indexes and triggers as that version has created them, and some rows of each
-- table. The seed of today creates others, so nothing of it is used for this database. This file never changes.

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
CREATE VIRTUAL TABLE rider_search USING fts5 (text, tokenize = 'trigram case_sensitive 1', detail = none);
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
CREATE TABLE payment_mediums (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  medium TEXT NOT NULL,
  alias TEXT,
  PRIMARY KEY (agency_id, medium)
) WITHOUT ROWID;
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
CREATE TABLE tickets (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  display_name TEXT,
  value INTEGER,
  created TEXT NOT NULL,
  updated TEXT
);
CREATE TABLE products (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  sku TEXT NOT NULL,
  name TEXT NOT NULL,
  price INTEGER NOT NULL,
  fare_type TEXT NOT NULL
);
CREATE TABLE concessions (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  concession_type TEXT NOT NULL,
  discount INTEGER NOT NULL,
  label TEXT,
  created TEXT NOT NULL,
  updated TEXT
);
CREATE TABLE reports (id INTEGER PRIMARY KEY, agency_id INTEGER NOT NULL REFERENCES agencies, prettyname TEXT NOT NULL);
CREATE TABLE resources (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  kind TEXT NOT NULL,
  client_type TEXT NOT NULL,
  content TEXT NOT NULL,
  start_date TEXT,
  end_date TEXT
);
CREATE TABLE smartcard_keys (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  key_a TEXT NOT NULL,
  key_b TEXT NOT NULL,
  access_code TEXT NOT NULL,
  updated TEXT
);
CREATE TABLE geofences (
  id INTEGER PRIMARY KEY,
  agency_id INTEGER NOT NULL REFERENCES agencies,
  name TEXT NOT NULL,
  radius INTEGER NOT NULL,
  created TEXT NOT NULL
);
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
CREATE TABLE answered_writes (
  caller TEXT NOT NULL,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  status INTEGER NOT NULL,
  body TEXT,
  created TEXT NOT NULL,
  PRIMARY KEY (caller, key)
) WITHOUT ROWID;
CREATE TABLE row_counts (
  agency_id INTEGER NOT NULL REFERENCES agencies,
  list TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (agency_id, list)
) WITHOUT ROWID;
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

INSERT INTO meta VALUES
  ('complete', '4'),
  ('seed', '1'),
  ('seedRiders', '5');
INSERT INTO timezones VALUES
  (1, 'Africa/Abidjan'),
  (2, 'Africa/Accra'),
  (109, 'America/New_York');
INSERT INTO countries VALUES
  (4, 'Afghanistan'),
  (8, 'Albania'),
  (12, 'Algeria'),
  (16, 'American Samoa'),
  (840, 'United States');
INSERT INTO featuresets VALUES
  (1, 'Fixed Route'),
  (2, 'Paratransit'),
  (3, 'Mobile Ticketing'),
  (4, 'Account Based Ticketing'),
  (5, 'Smartcard'),
  (6, 'Demand Response'),
  (7, 'Trip Planning'),
  (8, 'Real-Time Arrivals'),
  (9, 'Fare Capping'),
  (10, 'Employer Programs'),
  (11, 'Retail Network'),
  (12, 'Parking');
INSERT INTO agencies VALUES
  (1, '2014-10-31T00:02:09.749Z', 'Chesapeake Bay Transit Authority', 'CBTA', 'CBTA', 'active', 1, 109, 840, 1),
  (2, '2014-10-31T21:41:58.675Z', 'Metro Transit of Lake Erie', 'METRO', 'METRO', 'active', 1, 109, 840, 1);
INSERT INTO agency_featuresets VALUES
  (1, 3, 1),
  (1, 12, 1),
  (2, 3, 1),
  (2, 5, 1),
  (2, 6, 1),
  (2, 10, 1),
  (2, 11, 1),
  (2, 12, 1);
INSERT INTO mail_settings VALUES
  (1, 1, 'no-reply@cbta.example', NULL),
  (2, 2, 'no-reply@metro.example', 'support@metro.example');
INSERT INTO pso_users VALUES
  (1, 'operator@us-east.example', '(202) 555-0100', NULL),
  (2, 'operator.22@us-east.example', '(202) 555-0198', NULL),
  (3, 'operator.33@us-east.example', '(202) 555-0117', NULL),
  (35, 'marcus.oconnor35@us-east.example', '(202) 555-0199', NULL);
INSERT INTO staff VALUES
  (1, 1, 'administrator', 0, 'administrator@us-east.example', NULL, 'Shanice', 'Fitzgerald', NULL, NULL, '2023-06-29T15:32:14.713Z'),
  (2, 1, 'administrator', 80573, 'stjohn.administrator1@cbta.example', '(552) 555-8991', 'Michael', 'St. John', '(552) 555-8991', NULL, '2024-11-04T23:57:28.820Z'),
  (31, 2, 'administrator', 18282, 'administrator.administrator1@metro.example', '(978) 555-3076', 'Νίκος', 'Αγγελόπουλος', '(978) 555-3076', NULL, '2026-07-08T03:49:35.761Z'),
  (32, 2, 'administrator', 13744, 'carterreed.administrator2@metro.example', '(417) 555-8824', 'Gregory', 'Carter-Reed', '(417) 555-8824', NULL, '2025-03-14T11:27:30.154Z');
INSERT INTO riders VALUES
  (4295967297, 1, 1000001, 'rider', 482469, NULL, 'Åsa', 'Müller', 'asa.muller1@post.example.net', '(471) 555-3824', NULL, '1946-02-24', NULL, NULL, NULL, NULL, 'Anonymous', 0, '2022-04-14T21:42:16.466Z'),
  (4295967298, 1, 1000002, 'rider', NULL, 'C-0363780', 'Łukasz', 'Dvořák', 'ukasz.dvorak2@example.org', NULL, NULL, '2006-04-27', 400002, '6035944500400002', 'ACTIVE', NULL, 'Registered', 7429, '2025-11-12T05:32:00.475Z'),
  (4295967299, 1, 1000003, 'generic_rider', 314691, NULL, '지우', '박', 'rider3@example.org', '(812) 555-4406', NULL, '1974-07-02', NULL, NULL, NULL, 'Veteran', 'Employee', 67560686, '2026-02-05T00:50:11.964Z'),
  (4295967300, 1, 1000004, 'rider', 774070, NULL, '<script>alert(1)</script>', '<img src=x onerror=alert(1)>', 'linda.vanburen4@post.example.net', '(493) 555-0599', NULL, '2017-02-08', 400004, '6035672400400004', 'EXPIRED', NULL, 'Registered', 8150, '2023-11-26T08:33:57.478Z'),
  (4295967301, 1, 1000005, 'rider', 544300, NULL, 'Ελένη', 'Οικονόμου', 'rider5@example.org', '(698) 555-3968', '(800) 555-4247', '1990-01-25', NULL, NULL, NULL, 'Senior', 'Registered', 6293, '2026-08-13T22:35:53.703Z'),
  (8590934598, 2, 1000006, 'rider', 804394, NULL, 'Ólafur', 'Björk', 'olafur.bjork6@post.example.net', '(360) 555-4625', '(631) 555-8357', '2009-06-12', 400006, '6035779700400006', 'ACTIVE', 'Low Income', 'Institutional', 10205, '2023-01-09T00:15:30.432Z'),
  (8590934599, 2, 1000007, 'rider', 65525, 'C-2365260', 'William', 'McAllister', 'william.mcallister7@example.com', '(779) 555-0682', '(818) 555-9241', NULL, 400007, '6035130100400007', 'ACTIVE', 'Senior', 'Registered', 2867, '2023-10-18T02:20:16.337Z'),
  (8590934600, 2, 1000008, 'rider', 299048, 'C-1941997', 'Marcus', 'Whitfield', 'marcus.whitfield8@post.example.net', '(428) 555-1919', NULL, '1965-04-09', 400008, '6035789000400008', 'ACTIVE', NULL, 'Registered', NULL, '2022-03-03T16:21:18.759Z'),
  (8590934601, 2, 1000009, 'rider', 432991, 'C-6536495', '민준', '이', 'rider9@example.org', '(540) 555-6787', '(279) 555-8693', '2009-12-23', 400009, '6035379700400009', 'LOST', NULL, 'Registered', 6320, '2025-02-25T16:48:35.681Z');
INSERT INTO rider_search (rowid, text) VALUES
  (4295967297, replace(replace('asa muller\nasa.muller1@post.example.net\n1000001\n482469\n(471) 555-3824\n4715553824\n\2\2as\n\2\2mu\n\2\2po\n\2\2ex\n\2\2ne\n\2\210\n\2\248\n\2\247\n\2\255\n\2\238', '\n', char(10)), '\2', char(2))),
  (4295967298, replace(replace('łukasz dvorak\nukasz.dvorak2@example.org\n1000002\nc-0363780\n400002\n6035944500400002\n\2\2łu\n\2\2dv\n\2\2uk\n\2\2ex\n\2\2or\n\2\210\n\2\2c\n\2\203\n\2\240\n\2\260', '\n', char(10)), '\2', char(2))),
  (4295967299, replace(replace('지우 박\nrider3@example.org\n1000003\n314691\n(812) 555-4406\n8125554406\n\2\2지\n\2\2바\n\2\2ri\n\2\2ex\n\2\2or\n\2\210\n\2\231\n\2\281\n\2\255\n\2\244', '\n', char(10)), '\2', char(2))),
  (4295967300, replace(replace('<script>alert(1)</script> <img src=x onerror=alert(1)>\nlinda.vanburen4@post.example.net\n1000004\n774070\n400004\n6035672400400004\n(493) 555-0599\n4935550599\n\2\2<s\n\2\21\n\2\2</\n\2\2<i\n\2\2sr\n\2\2on\n\2\2>\n\2\2li\n\2\2va\n\2\2po\n\2\2ex\n\2\2ne\n\2\210\n\2\277\n\2\240\n\2\260\n\2\249\n\2\255\n\2\205', '\n', char(10)), '\2', char(2))),
  (4295967301, replace(replace('ελενη οικονομου\nrider5@example.org\n1000005\n544300\n(698) 555-3968\n(800) 555-4247\n6985553968\n8005554247\n\2\2ελ\n\2\2οι\n\2\2ri\n\2\2ex\n\2\2or\n\2\210\n\2\254\n\2\269\n\2\255\n\2\239\n\2\280\n\2\242', '\n', char(10)), '\2', char(2))),
  (8590934598, replace(replace('olafur bjork\nolafur.bjork6@post.example.net\n1000006\n804394\n400006\n6035779700400006\n(360) 555-4625\n(631) 555-8357\n3605554625\n6315558357\n\2\2ol\n\2\2bj\n\2\2po\n\2\2ex\n\2\2ne\n\2\210\n\2\280\n\2\240\n\2\260\n\2\236\n\2\255\n\2\246\n\2\263\n\2\283', '\n', char(10)), '\2', char(2))),
  (8590934599, replace(replace('william mcallister\nwilliam.mcallister7@example.com\n1000007\n65525\nc-2365260\n400007\n6035130100400007\n(779) 555-0682\n(818) 555-9241\n7795550682\n8185559241\n\2\2wi\n\2\2mc\n\2\2ex\n\2\2co\n\2\210\n\2\265\n\2\2c\n\2\223\n\2\240\n\2\260\n\2\277\n\2\255\n\2\206\n\2\281\n\2\292', '\n', char(10)), '\2', char(2))),
  (8590934600, replace(replace('marcus whitfield\nmarcus.whitfield8@post.example.net\n1000008\n299048\nc-1941997\n400008\n6035789000400008\n(428) 555-1919\n4285551919\n\2\2ma\n\2\2wh\n\2\2po\n\2\2ex\n\2\2ne\n\2\210\n\2\229\n\2\2c\n\2\219\n\2\240\n\2\260\n\2\242\n\2\255', '\n', char(10)), '\2', char(2))),
  (8590934601, replace(replace('민준 이\nrider9@example.org\n1000009\n432991\nc-6536495\n400009\n6035379700400009\n(540) 555-6787\n(279) 555-8693\n5405556787\n2795558693\n\2\2미\n\2\2이\n\2\2ri\n\2\2ex\n\2\2or\n\2\210\n\2\243\n\2\2c\n\2\265\n\2\240\n\2\260\n\2\254\n\2\255\n\2\267\n\2\227\n\2\286', '\n', char(10)), '\2', char(2)));
INSERT INTO payments VALUES
  (5000001, 1, 1000004, 'PAYMENT.OK', 225, 'PURCHASE', '2024-05-20T17:51:16.317Z', 'RMPay', NULL, NULL),
  (5000002, 1, 1000005, 'PAYMENT.OK', 18000, 'FARE', '2026-04-11T15:56:22.330Z', 'Check', NULL, NULL),
  (5000003, 1, 1000002, 'PAYMENT.VOID', 400, 'TOPUP', '2025-02-01T07:24:18.389Z', 'MoneyOrder', NULL, NULL),
  (5000004, 1, NULL, 'PAYMENT.PENDING', 400, 'TOPUP', '2025-07-12T05:38:14.463Z', 'Coupon', 5, 4),
  (5000005, 1, 1000004, 'PAYMENT.DECLINED', 18000, 'TOPUP', '2025-09-06T11:04:46.354Z', 'SmartCard', NULL, NULL),
  (5000006, 2, 1000009, 'PAYMENT.OK', 400, NULL, '2024-09-01T13:53:57.352Z', 'CashFare', NULL, NULL),
  (5000007, 2, 1000008, 'PAYMENT.OK', 225, NULL, '2025-06-12T02:38:30.481Z', 'RMPay', NULL, NULL);
INSERT INTO payment_corrections VALUES
  (1, 5000004, 'operator:1', '2026-11-02T10:00:00.000Z', 450, 700, NULL, 'Token', NULL, NULL);
INSERT INTO payment_mediums VALUES
  (1, 'CashFare', 'Cash'),
  (1, 'CashFareDuplicate', 'Cash (duplicate)'),
  (1, 'Check', 'Check'),
  (1, 'Coupon', 'Coupon'),
  (1, 'CreditCard', 'Credit Card'),
  (1, 'MoneyOrder', 'Money Order'),
  (1, 'NoPay', 'No Payment'),
  (1, 'RMPay', 'Account Balance'),
  (1, 'SmartCard', 'Smartcard'),
  (2, 'CashFare', 'Cash'),
  (2, 'CashFareDuplicate', 'Cash (duplicate)'),
  (2, 'Check', 'Check'),
  (2, 'Coupon', 'Coupon'),
  (2, 'CreditCard', 'Credit Card'),
  (2, 'MoneyOrder', 'Money Order'),
  (2, 'NoPay', 'No Payment'),
  (2, 'RMPay', 'Account Balance'),
  (2, 'SmartCard', 'Smartcard');
INSERT INTO purchase_orders VALUES
  (1, 1, 1000004, '{"lines":[{"sku":"SINGLE","quantity":2,"price":225}],"channel":"mobile"}', '"R-00000001"', 'null', 'T1785839691', '2024-05-20T17:51:16.317Z', '2024-05-22T12:19:16.317Z', 'COMPLETE', 'null', NULL, 'production', 's-a169f9d4'),
  (2, 1, 1000005, '{"lines":[{"sku":"SEMESTER","quantity":3,"price":18000}],"channel":"mobile"}', '{"number":"R-00000002","total":18000,"currency":"USD"}', 'null', 'T0082402272', '2026-04-11T15:56:22.330Z', '2026-04-14T13:26:22.330Z', 'CANCELLED', '{"batch":8266,"sent":false}', NULL, 'staging', NULL),
  (3, 1, 1000002, '{"lines":[{"sku":"PARA","quantity":1,"price":400}],"channel":"mobile"}', '"R-00000003"', 'null', 'T0501701676', '2025-02-01T07:24:18.389Z', '2025-02-03T11:22:18.389Z', 'PENDING', 'null', 35, 'production', 's-a06723b2'),
  (4, 1, NULL, '{"lines":[{"sku":"PARA","quantity":2,"price":400}],"channel":"mobile"}', '{"number":"R-00000004","total":400,"currency":"USD"}', 'null', 'T0405830449', '2025-07-12T05:38:14.463Z', NULL, 'CANCELLED', 'null', NULL, 'production', 's-a51d4124'),
  (5, 1, 1000004, '{"lines":[{"sku":"SEMESTER","quantity":1,"price":18000}],"channel":"mobile"}', '"R-00000005"', 'null', 'T1879254996', '2025-09-06T11:04:46.354Z', '2025-09-07T12:45:46.354Z', 'COMPLETE', '{"batch":547,"sent":true}', NULL, 'production', 's-ccdf58f0'),
  (6, 2, 1000009, '{"lines":[{"sku":"PARA","quantity":1,"price":400}],"channel":"mobile"}', '{"number":"R-00000006","total":400,"currency":"USD"}', '"C-R-00000006"', 'T1016494413', '2024-09-01T13:53:57.352Z', NULL, 'COMPLETE', '{"batch":8099,"sent":true}', NULL, 'production', 's-96332174'),
  (7, 2, 1000008, '{"lines":[{"sku":"SINGLE","quantity":1,"price":225}],"channel":"mobile"}', '"R-00000007"', '"C-R-00000007"', 'T0750027021', '2025-06-12T02:38:30.481Z', '2025-06-13T16:06:30.481Z', 'FAILED', '{"batch":6322,"sent":true}', NULL, 'production', NULL);
INSERT INTO passes VALUES
  (2000001, 1, 1000004, '2024-05-20T18:16:16.317Z', 'SINGLE', 'Single Ride', 'single', 225, 'USD', NULL, NULL, 'PAYMENT.REFUNDED', 'active', 's-a169f9d4'),
  (2000002, 1, 1000005, '2026-04-11T23:26:22.330Z', 'SEMESTER', 'Semester Pass — Étudiant', 'period', 18000, 'USD', 'P0000000029', 2, 'PAYMENT.OK', 'refunded', NULL),
  (2000003, 1, 1000002, '2025-02-01T10:47:18.389Z', 'PARA', 'Paratransit Trip', 'single', 400, 'USD', 'P0000000037', 3, 'PAYMENT.OK', 'expired', 's-a06723b2'),
  (2000004, 1, NULL, '2025-07-12T18:25:14.463Z', 'PARA', 'Paratransit Trip', 'single', 400, 'USD', 'P0000000041', 4, 'PAYMENT.DECLINED', 'expired', 's-a51d4124'),
  (2000005, 1, 1000004, '2025-09-06T13:31:46.354Z', 'SEMESTER', 'Semester Pass — Étudiant', 'period', 18000, 'USD', 'P0000000056', 5, 'PAYMENT.OK', 'active', 's-ccdf58f0'),
  (2000006, 2, 1000009, '2024-09-02T12:45:57.352Z', NULL, 'Paratransit Trip', 'single', 400, 'USD', 'P0000000063', 6, 'PAYMENT.REFUNDED', 'expired', 's-96332174'),
  (2000007, 2, 1000008, '2025-06-13T01:45:30.481Z', NULL, 'Single Ride', 'single', 225, 'USD', 'P0000000078', 7, 'PAYMENT.OK', 'expired', NULL);
INSERT INTO tickets VALUES
  (1, 1, 'Welcome Ride', 250, '2022-10-09T17:44:59.052Z', NULL),
  (2, 1, 'Jury Duty', 75, '2024-02-10T00:37:24.360Z', '2024-11-22T01:47:24.360Z'),
  (3, 1, 'Snow Day', 25, '2024-02-07T22:07:40.803Z', '2024-09-29T11:11:40.803Z'),
  (4, 1, 'Health Visit', 250, '2023-01-17T13:22:08.563Z', '2023-06-29T20:59:08.563Z'),
  (5, 1, 'Employer Voucher', 450, '2026-01-15T02:58:21.813Z', '2026-04-08T20:51:21.813Z'),
  (6, 1, 'Fête de la Musique', 125, '2024-08-13T23:05:34.692Z', NULL),
  (7, 2, 'Welcome Ride', 250, '2023-07-16T06:44:09.910Z', NULL),
  (8, 2, 'Jury Duty', 150, '2024-08-17T01:37:03.185Z', NULL),
  (9, 2, 'Snow Day', 250, '2025-11-13T16:59:48.440Z', '2026-06-05T05:53:48.440Z'),
  (10, 2, 'Health Visit', 175, '2025-04-18T21:04:04.043Z', '2025-09-18T23:21:04.043Z'),
  (11, 2, 'Employer Voucher', 400, '2024-04-03T11:28:41.076Z', '2024-08-07T17:35:41.076Z'),
  (12, 2, 'Fête de la Musique', 475, '2025-02-17T20:15:10.659Z', NULL);
INSERT INTO products VALUES
  (1, 1, 'SINGLE', 'Single Ride', 250, 'single'),
  (2, 1, 'DAY', 'Day Pass', 525, 'period'),
  (12, 2, 'SINGLE', 'Single Ride', 275, 'single'),
  (13, 2, 'DAY', 'Day Pass', 550, 'period');
INSERT INTO concessions VALUES
  (1, 1, 'Senior', 50, 'Senior (65+)', '2022-03-10T03:15:40.402Z', '2023-03-31T15:31:40.402Z'),
  (2, 1, 'Student', 25, 'Student with card', '2022-09-19T19:28:26.488Z', NULL),
  (7, 2, 'Senior', 50, 'Senior (65+)', '2023-01-27T22:51:43.908Z', NULL),
  (8, 2, 'Student', 25, 'Student with card', '2025-08-18T08:00:58.940Z', NULL);
INSERT INTO reports VALUES
  (1, 1, 'Daily Ridership'),
  (2, 1, 'Fare Revenue'),
  (9, 2, 'Daily Ridership'),
  (10, 2, 'Fare Revenue');
INSERT INTO resources VALUES
  (1, 1, 'terms', 'rider_web', 'CBTA terms. Riders agree to travel with a valid fare. Riders', '2025-10-20T00:00:00.000Z', NULL),
  (2, 1, 'terms', 'rider_ios', 'CBTA terms. Riders agree to travel with a valid fare. Riders', '2026-02-20T00:00:00.000Z', NULL),
  (13, 2, 'terms', 'rider_web', 'METRO terms. Riders agree to travel with a valid fare. Rider', '2023-05-21T00:00:00.000Z', NULL),
  (14, 2, 'terms', 'rider_web', 'METRO terms. Riders agree to travel with a valid fare. Rider', '2027-01-29T00:00:00.000Z', '2029-02-10T00:00:00.000Z');
INSERT INTO smartcard_keys VALUES
  (1, 1, '81F251B36E8C', 'EA61F692811E', 'FF4BB5C9', '2025-07-26T16:53:45.979Z'),
  (2, 1, '61F7F3F108BF', 'AC72ABE4C841', 'E12EEA77', '2025-02-13T15:03:39.948Z'),
  (17, 2, '1B65A4A4CCF2', '886D264BE4B7', '93D2C2E4', '2026-06-25T05:06:52.050Z'),
  (18, 2, '0851166A489D', 'A3C183EBF5E8', 'C94D4E2D', '2025-02-16T13:43:55.235Z');
INSERT INTO geofences VALUES
  (1, 1, 'Hospital 1', 776, '2026-03-21T10:07:52.022Z'),
  (2, 1, 'Depot 2', 177, '2026-03-11T11:52:44.462Z'),
  (15, 2, 'Depot 1', 576, '2025-04-28T15:11:28.864Z'),
  (16, 2, 'Stadium 2', 381, '2026-09-10T00:29:00.510Z');
INSERT INTO providers VALUES
  (1, 'Northwind Payments'),
  (2, 'Harbor Merchant Services'),
  (3, 'Southern Cross Acquiring'),
  (4, 'Ledgerline');
INSERT INTO provider_accounts VALUES
  (1, 1, 'CreditCard', 2),
  (2, 1, 'CashFareDuplicate', 2),
  (7, 2, 'CreditCard', 3),
  (8, 2, 'NoPay', 3);
INSERT INTO applications VALUES
  (1, 'amble', '1.0.0', 'ios'),
  (1, 'amble', '1.0.1', 'android'),
  (1, 'amble', '1.6.0', 'ios'),
  (1, 'mod', '1.0.0', 'ios'),
  (1, 'mod', '1.0.1', 'browser'),
  (1, 'mod', '1.6.0', 'ios'),
  (1, 'pay', '1.0.0', 'ios'),
  (1, 'pay', '1.0.1', 'ios'),
  (1, 'pay', '1.6.0', 'android'),
  (2, 'amble', '1.0.0', 'browser'),
  (2, 'amble', '1.0.1', 'browser'),
  (2, 'amble', '1.6.0', 'android'),
  (2, 'mod', '1.0.0', 'browser'),
  (2, 'mod', '1.0.1', 'android'),
  (2, 'mod', '1.6.0', 'ios'),
  (2, 'pay', '1.0.0', 'browser'),
  (2, 'pay', '1.0.1', 'android'),
  (2, 'pay', '1.6.0', 'ios');
INSERT INTO feature_catalogue VALUES
  (1, 'amble_trip_planner', 'Turns on trip planner.', 'released'),
  (2, 'amble_live_map', 'Turns on live map.', 'released'),
  (3, 'amble_favourites', 'Turns on favourites.', 'released'),
  (4, 'amble_service_alerts', 'Turns on service alerts.', 'released');
INSERT INTO app_features VALUES
  (1, 'amble', '1.0.1', 'android', 'amble_live_map', '20250409T065629', '2099-12-31'),
  (1, 'amble', '1.6.0', 'ios', 'amble_service_alerts', '20260615T030248', '2099-12-31'),
  (1, 'pay', '1.0.1', 'ios', 'amble_trip_planner', '20250501T021717', '2099-12-31'),
  (1, 'pay', '1.6.0', 'android', 'amble_trip_planner', '20260220T134444', '2099-12-31'),
  (2, 'amble', '1.0.0', 'browser', 'amble_favourites', '20261029T173353', '2099-12-31'),
  (2, 'mod', '1.0.0', 'browser', 'amble_favourites', '20250606T105506', '2099-12-31'),
  (2, 'pay', '1.0.0', 'browser', 'amble_service_alerts', '20260205T225843', '2099-12-31'),
  (2, 'pay', '1.0.1', 'android', 'amble_trip_planner', '20260409T175022', '2099-12-31');
INSERT INTO rule_categories VALUES
  (1, 'Fare Capping', 'Limits of what a rider pays in a period.', '2024-05-14T00:00:00.000Z', '2026-10-11T00:00:00.000Z'),
  (2, 'Transfers', 'When a ride continues an earlier one.', '2024-05-13T00:00:00.000Z', NULL),
  (3, 'Account Limits', 'Least and most that an account can hold.', '2024-05-12T00:00:00.000Z', '2026-09-01T00:00:00.000Z'),
  (4, 'Smartcards', NULL, '2024-05-11T00:00:00.000Z', NULL),
  (5, 'Notifications', 'What riders are told, and how.', '2024-05-10T00:00:00.000Z', '2026-07-23T00:00:00.000Z'),
  (6, 'Advanced', 'Rules for integrations. Change with care.', '2024-05-09T00:00:00.000Z', NULL);
INSERT INTO rules VALUES
  (1, 1, 1, 'capping_enabled', '{"value":true}'),
  (2, 1, 1, 'daily_cap', '{"value":200}'),
  (5, 2, 1, 'capping_enabled', '{"value":true}'),
  (6, 2, 1, 'daily_cap', '{"value":200}');
INSERT INTO answered_writes VALUES
  ('operator:1', 'a-key', 'a-hash', 204, NULL, '2026-11-02T10:00:00.000Z');
INSERT INTO row_counts VALUES
  (1, 'passes', 5),
  (1, 'payments', 5),
  (1, 'purchase_orders', 5),
  (1, 'riders', 5),
  (1, 'smartcards', 2),
  (1, 'type generic_rider', 1),
  (1, 'type rider', 4),
  (2, 'passes', 2),
  (2, 'payments', 2),
  (2, 'purchase_orders', 2),
  (2, 'riders', 4),
  (2, 'smartcards', 4),
  (2, 'type rider', 4);
INSERT INTO list_anchors VALUES
  ('payments_by_created', 1, 0, 0, NULL, 9007199254740991),
  ('payments_by_created', 1, 2, 1, '2025-07-12T05:38:14.463Z', 5000004),
  ('payments_by_created', 1, 4, 2, '2026-04-11T15:56:22.330Z', 5000002),
  ('riders_by_last_name', 1, 0, 0, NULL, 9007199254740991),
  ('riders_by_last_name', 1, 2, 1, 'Müller', 4295967297),
  ('riders_by_last_name', 1, 4, 2, '박', 4295967299),
  ('riders_by_last_name', 2, 0, 0, NULL, 9007199254740991),
  ('riders_by_last_name', 2, 2, 1, 'Whitfield', 8590934600);

CREATE UNIQUE INDEX agency_name_key ON agencies (name);
CREATE UNIQUE INDEX agency_abbreviation_key ON agencies (abbreviation);
CREATE INDEX staff_of_agency ON staff (agency_id, user_id);
CREATE INDEX staff_by_type ON staff (agency_id, type, user_id);
CREATE INDEX payments_of_user ON payments (agency_id, user_id, created, id);
CREATE INDEX corrections_of_payment ON payment_corrections (payment_id);
CREATE INDEX purchase_orders_of_user ON purchase_orders (agency_id, user_id, created, id);
CREATE INDEX passes_of_user ON passes (agency_id, user_id, created, id);
CREATE INDEX tickets_of_agency ON tickets (agency_id, id);
CREATE INDEX products_of_agency ON products (agency_id, id);
CREATE INDEX concessions_of_agency ON concessions (agency_id, id);
CREATE INDEX reports_of_agency ON reports (agency_id, id);
CREATE INDEX resources_of_agency ON resources (agency_id, kind, id);
CREATE INDEX smartcard_keys_of_agency ON smartcard_keys (agency_id, id);
CREATE INDEX geofences_of_agency ON geofences (agency_id, id);
CREATE INDEX answered_writes_by_time ON answered_writes (created);
CREATE INDEX riders_by_rmid ON riders (agency_id, rmid, key);
CREATE INDEX riders_by_customer_internal_id ON riders (agency_id, customer_internal_id, key);
CREATE INDEX riders_by_first_name ON riders (agency_id, first_name, key);
CREATE INDEX riders_by_last_name ON riders (agency_id, last_name, key);
CREATE INDEX riders_by_email ON riders (agency_id, email, key);
CREATE INDEX riders_by_a_telephone_number ON riders (agency_id, a_telephone_number, key);
CREATE INDEX riders_by_p_telephone_number ON riders (agency_id, p_telephone_number, key);
CREATE INDEX riders_by_date_of_birth ON riders (agency_id, date_of_birth, key);
CREATE INDEX riders_by_smartcard_id ON riders (agency_id, smartcard_id, key);
CREATE INDEX riders_by_smartcard ON riders (agency_id, smartcard, key);
CREATE INDEX riders_by_smartcard_status ON riders (agency_id, smartcard_status, key);
CREATE INDEX riders_by_concession_type ON riders (agency_id, concession_type, key);
CREATE INDEX riders_by_rider_type ON riders (agency_id, rider_type, key);
CREATE INDEX riders_by_amount ON riders (agency_id, amount, key);
CREATE INDEX riders_by_type ON riders (agency_id, type, key);
CREATE INDEX payments_by_id ON payments (agency_id, id);
CREATE INDEX payments_by_status ON payments (agency_id, status, id);
CREATE INDEX payments_by_transaction_amount ON payments (agency_id, transaction_amount, id);
CREATE INDEX payments_by_payment_type ON payments (agency_id, payment_type, id);
CREATE INDEX payments_by_created ON payments (agency_id, created, id);
CREATE INDEX payments_by_fare_media ON payments (agency_id, fare_media, id);
CREATE INDEX payments_by_user_id ON payments (agency_id, user_id, id);
CREATE INDEX purchase_orders_by_id ON purchase_orders (agency_id, id);
CREATE INDEX purchase_orders_by_order_form ON purchase_orders (agency_id, order_form, id);
CREATE INDEX purchase_orders_by_receipt ON purchase_orders (agency_id, receipt, id);
CREATE INDEX purchase_orders_by_client_receipt ON purchase_orders (agency_id, client_receipt, id);
CREATE INDEX purchase_orders_by_reporting_receipt ON purchase_orders (agency_id, reporting_receipt, id);
CREATE INDEX purchase_orders_by_transaction_id ON purchase_orders (agency_id, transaction_id, id);
CREATE INDEX purchase_orders_by_created ON purchase_orders (agency_id, created, id);
CREATE INDEX purchase_orders_by_updated ON purchase_orders (agency_id, updated, id);
CREATE INDEX purchase_orders_by_state ON purchase_orders (agency_id, state, id);
CREATE INDEX purchase_orders_by_operator_id ON purchase_orders (agency_id, operator_id, id);
CREATE INDEX purchase_orders_by_environment ON purchase_orders (agency_id, environment, id);
CREATE INDEX purchase_orders_by_application_session ON purchase_orders (agency_id, application_session, id);
CREATE INDEX purchase_orders_by_user_id ON purchase_orders (agency_id, user_id, id);
CREATE INDEX passes_by_id ON passes (agency_id, id);
CREATE INDEX passes_by_created ON passes (agency_id, created, id);
CREATE INDEX passes_by_sku ON passes (agency_id, sku, id);
CREATE INDEX passes_by_name ON passes (agency_id, name, id);
CREATE INDEX passes_by_price ON passes (agency_id, price, id);
CREATE INDEX passes_by_currency ON passes (agency_id, currency, id);
CREATE INDEX passes_by_serial_number ON passes (agency_id, serial_number, id);
CREATE INDEX passes_by_purchase_order ON passes (agency_id, purchase_order, id);
CREATE INDEX passes_by_payment_state ON passes (agency_id, payment_state, id);
CREATE INDEX passes_by_state ON passes (agency_id, state, id);
CREATE INDEX passes_by_application_session ON passes (agency_id, application_session, id);
CREATE INDEX passes_by_user_id ON passes (agency_id, user_id, id);

CREATE TRIGGER riders_count_insert AFTER INSERT ON riders BEGIN INSERT INTO row_counts SELECT NEW.agency_id, 'riders', 1 WHERE true
ON CONFLICT DO UPDATE SET count = count + 1;
INSERT INTO row_counts SELECT NEW.agency_id, 'type ' || NEW.type, 1 WHERE true
ON CONFLICT DO UPDATE SET count = count + 1;
INSERT INTO row_counts SELECT NEW.agency_id, 'smartcards', 1 WHERE NEW.smartcard_id > 0
ON CONFLICT DO UPDATE SET count = count + 1; END;
CREATE TRIGGER riders_count_delete AFTER DELETE ON riders BEGIN INSERT INTO row_counts SELECT OLD.agency_id, 'riders', -1 WHERE true
ON CONFLICT DO UPDATE SET count = count + -1;
INSERT INTO row_counts SELECT OLD.agency_id, 'type ' || OLD.type, -1 WHERE true
ON CONFLICT DO UPDATE SET count = count + -1;
INSERT INTO row_counts SELECT OLD.agency_id, 'smartcards', -1 WHERE OLD.smartcard_id > 0
ON CONFLICT DO UPDATE SET count = count + -1; END;
CREATE TRIGGER payments_count_insert AFTER INSERT ON payments BEGIN INSERT INTO row_counts SELECT NEW.agency_id, 'payments', 1 WHERE true
ON CONFLICT DO UPDATE SET count = count + 1; END;
CREATE TRIGGER payments_count_delete AFTER DELETE ON payments BEGIN INSERT INTO row_counts SELECT OLD.agency_id, 'payments', -1 WHERE true
ON CONFLICT DO UPDATE SET count = count + -1; END;
CREATE TRIGGER purchase_orders_count_insert AFTER INSERT ON purchase_orders BEGIN INSERT INTO row_counts SELECT NEW.agency_id, 'purchase_orders', 1 WHERE true
ON CONFLICT DO UPDATE SET count = count + 1; END;
CREATE TRIGGER purchase_orders_count_delete AFTER DELETE ON purchase_orders BEGIN INSERT INTO row_counts SELECT OLD.agency_id, 'purchase_orders', -1 WHERE true
ON CONFLICT DO UPDATE SET count = count + -1; END;
CREATE TRIGGER passes_count_insert AFTER INSERT ON passes BEGIN INSERT INTO row_counts SELECT NEW.agency_id, 'passes', 1 WHERE true
ON CONFLICT DO UPDATE SET count = count + 1; END;
CREATE TRIGGER passes_count_delete AFTER DELETE ON passes BEGIN INSERT INTO row_counts SELECT OLD.agency_id, 'passes', -1 WHERE true
ON CONFLICT DO UPDATE SET count = count + -1; END;
CREATE TRIGGER riders_keys_immutable BEFORE UPDATE OF agency_id, key ON riders
WHEN OLD.agency_id <> NEW.agency_id OR OLD.key <> NEW.key
BEGIN SELECT RAISE(ABORT, 'The agency and the id of a row cannot change.'); END;
CREATE TRIGGER riders_anchors_insert AFTER INSERT ON riders
BEGIN UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_key' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.key IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.key OR (value = NEW.key AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_rmid' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.rmid IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.rmid OR (value = NEW.rmid AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_customer_internal_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.customer_internal_id IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.customer_internal_id OR (value = NEW.customer_internal_id AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_first_name' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.first_name IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.first_name OR (value = NEW.first_name AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_last_name' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.last_name IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.last_name OR (value = NEW.last_name AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_email' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.email IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.email OR (value = NEW.email AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_a_telephone_number' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.a_telephone_number IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.a_telephone_number OR (value = NEW.a_telephone_number AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_p_telephone_number' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.p_telephone_number IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.p_telephone_number OR (value = NEW.p_telephone_number AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_date_of_birth' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.date_of_birth IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.date_of_birth OR (value = NEW.date_of_birth AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_smartcard_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.smartcard_id IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard_id OR (value = NEW.smartcard_id AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_smartcard' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.smartcard IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard OR (value = NEW.smartcard AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_smartcard_status' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.smartcard_status IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard_status OR (value = NEW.smartcard_status AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_concession_type' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.concession_type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.concession_type OR (value = NEW.concession_type AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_rider_type' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.rider_type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.rider_type OR (value = NEW.rider_type AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_amount' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.amount IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.amount OR (value = NEW.amount AND last > NEW.key)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'riders_by_type' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.type OR (value = NEW.type AND last > NEW.key)) END); END;
CREATE TRIGGER riders_anchors_delete AFTER DELETE ON riders
BEGIN UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_key' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.key IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.key OR (value = OLD.key AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_rmid' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.rmid IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.rmid OR (value = OLD.rmid AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_customer_internal_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.customer_internal_id IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.customer_internal_id OR (value = OLD.customer_internal_id AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_first_name' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.first_name IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.first_name OR (value = OLD.first_name AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_last_name' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.last_name IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.last_name OR (value = OLD.last_name AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_email' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.email IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.email OR (value = OLD.email AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_a_telephone_number' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.a_telephone_number IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.a_telephone_number OR (value = OLD.a_telephone_number AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_p_telephone_number' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.p_telephone_number IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.p_telephone_number OR (value = OLD.p_telephone_number AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_date_of_birth' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.date_of_birth IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.date_of_birth OR (value = OLD.date_of_birth AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_smartcard_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.smartcard_id IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard_id OR (value = OLD.smartcard_id AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_smartcard' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.smartcard IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard OR (value = OLD.smartcard AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_smartcard_status' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.smartcard_status IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard_status OR (value = OLD.smartcard_status AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_concession_type' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.concession_type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.concession_type OR (value = OLD.concession_type AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_rider_type' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.rider_type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.rider_type OR (value = OLD.rider_type AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_amount' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.amount IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.amount OR (value = OLD.amount AND last > OLD.key)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'riders_by_type' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.type OR (value = OLD.type AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_rmid AFTER UPDATE OF rmid ON riders
WHEN OLD.rmid IS NOT NEW.rmid
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.rmid IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.rmid OR (value = NEW.rmid AND last > NEW.key)) END) - (CASE WHEN OLD.rmid IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.rmid OR (value = OLD.rmid AND last > OLD.key)) END)
WHERE list = 'riders_by_rmid' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.rmid IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.rmid OR (value = NEW.rmid AND last > NEW.key)) END) <> (CASE WHEN OLD.rmid IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.rmid OR (value = OLD.rmid AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_customer_internal_id AFTER UPDATE OF customer_internal_id ON riders
WHEN OLD.customer_internal_id IS NOT NEW.customer_internal_id
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.customer_internal_id IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.customer_internal_id OR (value = NEW.customer_internal_id AND last > NEW.key)) END) - (CASE WHEN OLD.customer_internal_id IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.customer_internal_id OR (value = OLD.customer_internal_id AND last > OLD.key)) END)
WHERE list = 'riders_by_customer_internal_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.customer_internal_id IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.customer_internal_id OR (value = NEW.customer_internal_id AND last > NEW.key)) END) <> (CASE WHEN OLD.customer_internal_id IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.customer_internal_id OR (value = OLD.customer_internal_id AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_first_name AFTER UPDATE OF first_name ON riders
WHEN OLD.first_name IS NOT NEW.first_name
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.first_name IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.first_name OR (value = NEW.first_name AND last > NEW.key)) END) - (CASE WHEN OLD.first_name IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.first_name OR (value = OLD.first_name AND last > OLD.key)) END)
WHERE list = 'riders_by_first_name' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.first_name IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.first_name OR (value = NEW.first_name AND last > NEW.key)) END) <> (CASE WHEN OLD.first_name IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.first_name OR (value = OLD.first_name AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_last_name AFTER UPDATE OF last_name ON riders
WHEN OLD.last_name IS NOT NEW.last_name
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.last_name IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.last_name OR (value = NEW.last_name AND last > NEW.key)) END) - (CASE WHEN OLD.last_name IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.last_name OR (value = OLD.last_name AND last > OLD.key)) END)
WHERE list = 'riders_by_last_name' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.last_name IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.last_name OR (value = NEW.last_name AND last > NEW.key)) END) <> (CASE WHEN OLD.last_name IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.last_name OR (value = OLD.last_name AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_email AFTER UPDATE OF email ON riders
WHEN OLD.email IS NOT NEW.email
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.email IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.email OR (value = NEW.email AND last > NEW.key)) END) - (CASE WHEN OLD.email IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.email OR (value = OLD.email AND last > OLD.key)) END)
WHERE list = 'riders_by_email' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.email IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.email OR (value = NEW.email AND last > NEW.key)) END) <> (CASE WHEN OLD.email IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.email OR (value = OLD.email AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_a_telephone_number AFTER UPDATE OF a_telephone_number ON riders
WHEN OLD.a_telephone_number IS NOT NEW.a_telephone_number
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.a_telephone_number IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.a_telephone_number OR (value = NEW.a_telephone_number AND last > NEW.key)) END) - (CASE WHEN OLD.a_telephone_number IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.a_telephone_number OR (value = OLD.a_telephone_number AND last > OLD.key)) END)
WHERE list = 'riders_by_a_telephone_number' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.a_telephone_number IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.a_telephone_number OR (value = NEW.a_telephone_number AND last > NEW.key)) END) <> (CASE WHEN OLD.a_telephone_number IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.a_telephone_number OR (value = OLD.a_telephone_number AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_p_telephone_number AFTER UPDATE OF p_telephone_number ON riders
WHEN OLD.p_telephone_number IS NOT NEW.p_telephone_number
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.p_telephone_number IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.p_telephone_number OR (value = NEW.p_telephone_number AND last > NEW.key)) END) - (CASE WHEN OLD.p_telephone_number IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.p_telephone_number OR (value = OLD.p_telephone_number AND last > OLD.key)) END)
WHERE list = 'riders_by_p_telephone_number' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.p_telephone_number IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.p_telephone_number OR (value = NEW.p_telephone_number AND last > NEW.key)) END) <> (CASE WHEN OLD.p_telephone_number IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.p_telephone_number OR (value = OLD.p_telephone_number AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_date_of_birth AFTER UPDATE OF date_of_birth ON riders
WHEN OLD.date_of_birth IS NOT NEW.date_of_birth
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.date_of_birth IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.date_of_birth OR (value = NEW.date_of_birth AND last > NEW.key)) END) - (CASE WHEN OLD.date_of_birth IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.date_of_birth OR (value = OLD.date_of_birth AND last > OLD.key)) END)
WHERE list = 'riders_by_date_of_birth' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.date_of_birth IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.date_of_birth OR (value = NEW.date_of_birth AND last > NEW.key)) END) <> (CASE WHEN OLD.date_of_birth IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.date_of_birth OR (value = OLD.date_of_birth AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_smartcard_id AFTER UPDATE OF smartcard_id ON riders
WHEN OLD.smartcard_id IS NOT NEW.smartcard_id
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.smartcard_id IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard_id OR (value = NEW.smartcard_id AND last > NEW.key)) END) - (CASE WHEN OLD.smartcard_id IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard_id OR (value = OLD.smartcard_id AND last > OLD.key)) END)
WHERE list = 'riders_by_smartcard_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.smartcard_id IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard_id OR (value = NEW.smartcard_id AND last > NEW.key)) END) <> (CASE WHEN OLD.smartcard_id IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard_id OR (value = OLD.smartcard_id AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_smartcard AFTER UPDATE OF smartcard ON riders
WHEN OLD.smartcard IS NOT NEW.smartcard
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.smartcard IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard OR (value = NEW.smartcard AND last > NEW.key)) END) - (CASE WHEN OLD.smartcard IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard OR (value = OLD.smartcard AND last > OLD.key)) END)
WHERE list = 'riders_by_smartcard' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.smartcard IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard OR (value = NEW.smartcard AND last > NEW.key)) END) <> (CASE WHEN OLD.smartcard IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard OR (value = OLD.smartcard AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_smartcard_status AFTER UPDATE OF smartcard_status ON riders
WHEN OLD.smartcard_status IS NOT NEW.smartcard_status
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.smartcard_status IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard_status OR (value = NEW.smartcard_status AND last > NEW.key)) END) - (CASE WHEN OLD.smartcard_status IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard_status OR (value = OLD.smartcard_status AND last > OLD.key)) END)
WHERE list = 'riders_by_smartcard_status' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.smartcard_status IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.smartcard_status OR (value = NEW.smartcard_status AND last > NEW.key)) END) <> (CASE WHEN OLD.smartcard_status IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.smartcard_status OR (value = OLD.smartcard_status AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_concession_type AFTER UPDATE OF concession_type ON riders
WHEN OLD.concession_type IS NOT NEW.concession_type
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.concession_type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.concession_type OR (value = NEW.concession_type AND last > NEW.key)) END) - (CASE WHEN OLD.concession_type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.concession_type OR (value = OLD.concession_type AND last > OLD.key)) END)
WHERE list = 'riders_by_concession_type' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.concession_type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.concession_type OR (value = NEW.concession_type AND last > NEW.key)) END) <> (CASE WHEN OLD.concession_type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.concession_type OR (value = OLD.concession_type AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_rider_type AFTER UPDATE OF rider_type ON riders
WHEN OLD.rider_type IS NOT NEW.rider_type
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.rider_type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.rider_type OR (value = NEW.rider_type AND last > NEW.key)) END) - (CASE WHEN OLD.rider_type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.rider_type OR (value = OLD.rider_type AND last > OLD.key)) END)
WHERE list = 'riders_by_rider_type' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.rider_type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.rider_type OR (value = NEW.rider_type AND last > NEW.key)) END) <> (CASE WHEN OLD.rider_type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.rider_type OR (value = OLD.rider_type AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_amount AFTER UPDATE OF amount ON riders
WHEN OLD.amount IS NOT NEW.amount
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.amount IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.amount OR (value = NEW.amount AND last > NEW.key)) END) - (CASE WHEN OLD.amount IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.amount OR (value = OLD.amount AND last > OLD.key)) END)
WHERE list = 'riders_by_amount' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.amount IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.amount OR (value = NEW.amount AND last > NEW.key)) END) <> (CASE WHEN OLD.amount IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.amount OR (value = OLD.amount AND last > OLD.key)) END); END;
CREATE TRIGGER riders_anchors_type AFTER UPDATE OF type ON riders
WHEN OLD.type IS NOT NEW.type
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.type OR (value = NEW.type AND last > NEW.key)) END) - (CASE WHEN OLD.type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.type OR (value = OLD.type AND last > OLD.key)) END)
WHERE list = 'riders_by_type' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.type IS NULL THEN value IS NOT NULL OR last > NEW.key
ELSE value IS NOT NULL AND (value > NEW.type OR (value = NEW.type AND last > NEW.key)) END) <> (CASE WHEN OLD.type IS NULL THEN value IS NOT NULL OR last > OLD.key
ELSE value IS NOT NULL AND (value > OLD.type OR (value = OLD.type AND last > OLD.key)) END); END;
CREATE TRIGGER payments_keys_immutable BEFORE UPDATE OF agency_id, id ON payments
WHEN OLD.agency_id <> NEW.agency_id OR OLD.id <> NEW.id
BEGIN SELECT RAISE(ABORT, 'The agency and the id of a row cannot change.'); END;
CREATE TRIGGER payments_anchors_insert AFTER INSERT ON payments
BEGIN UPDATE list_anchors SET rank = rank + 1
WHERE list = 'payments_by_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.id OR (value = NEW.id AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'payments_by_status' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.status IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.status OR (value = NEW.status AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'payments_by_transaction_amount' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.transaction_amount IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.transaction_amount OR (value = NEW.transaction_amount AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'payments_by_payment_type' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.payment_type IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.payment_type OR (value = NEW.payment_type AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'payments_by_created' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'payments_by_fare_media' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.fare_media IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.fare_media OR (value = NEW.fare_media AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'payments_by_user_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END); END;
CREATE TRIGGER payments_anchors_delete AFTER DELETE ON payments
BEGIN UPDATE list_anchors SET rank = rank - 1
WHERE list = 'payments_by_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.id OR (value = OLD.id AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'payments_by_status' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.status IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.status OR (value = OLD.status AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'payments_by_transaction_amount' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.transaction_amount IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.transaction_amount OR (value = OLD.transaction_amount AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'payments_by_payment_type' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.payment_type IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.payment_type OR (value = OLD.payment_type AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'payments_by_created' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'payments_by_fare_media' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.fare_media IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.fare_media OR (value = OLD.fare_media AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'payments_by_user_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END); END;
CREATE TRIGGER payments_anchors_status AFTER UPDATE OF status ON payments
WHEN OLD.status IS NOT NEW.status
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.status IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.status OR (value = NEW.status AND last > NEW.id)) END) - (CASE WHEN OLD.status IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.status OR (value = OLD.status AND last > OLD.id)) END)
WHERE list = 'payments_by_status' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.status IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.status OR (value = NEW.status AND last > NEW.id)) END) <> (CASE WHEN OLD.status IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.status OR (value = OLD.status AND last > OLD.id)) END); END;
CREATE TRIGGER payments_anchors_transaction_amount AFTER UPDATE OF transaction_amount ON payments
WHEN OLD.transaction_amount IS NOT NEW.transaction_amount
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.transaction_amount IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.transaction_amount OR (value = NEW.transaction_amount AND last > NEW.id)) END) - (CASE WHEN OLD.transaction_amount IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.transaction_amount OR (value = OLD.transaction_amount AND last > OLD.id)) END)
WHERE list = 'payments_by_transaction_amount' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.transaction_amount IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.transaction_amount OR (value = NEW.transaction_amount AND last > NEW.id)) END) <> (CASE WHEN OLD.transaction_amount IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.transaction_amount OR (value = OLD.transaction_amount AND last > OLD.id)) END); END;
CREATE TRIGGER payments_anchors_payment_type AFTER UPDATE OF payment_type ON payments
WHEN OLD.payment_type IS NOT NEW.payment_type
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.payment_type IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.payment_type OR (value = NEW.payment_type AND last > NEW.id)) END) - (CASE WHEN OLD.payment_type IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.payment_type OR (value = OLD.payment_type AND last > OLD.id)) END)
WHERE list = 'payments_by_payment_type' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.payment_type IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.payment_type OR (value = NEW.payment_type AND last > NEW.id)) END) <> (CASE WHEN OLD.payment_type IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.payment_type OR (value = OLD.payment_type AND last > OLD.id)) END); END;
CREATE TRIGGER payments_anchors_created AFTER UPDATE OF created ON payments
WHEN OLD.created IS NOT NEW.created
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END) - (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END)
WHERE list = 'payments_by_created' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END) <> (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END); END;
CREATE TRIGGER payments_anchors_fare_media AFTER UPDATE OF fare_media ON payments
WHEN OLD.fare_media IS NOT NEW.fare_media
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.fare_media IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.fare_media OR (value = NEW.fare_media AND last > NEW.id)) END) - (CASE WHEN OLD.fare_media IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.fare_media OR (value = OLD.fare_media AND last > OLD.id)) END)
WHERE list = 'payments_by_fare_media' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.fare_media IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.fare_media OR (value = NEW.fare_media AND last > NEW.id)) END) <> (CASE WHEN OLD.fare_media IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.fare_media OR (value = OLD.fare_media AND last > OLD.id)) END); END;
CREATE TRIGGER payments_anchors_user_id AFTER UPDATE OF user_id ON payments
WHEN OLD.user_id IS NOT NEW.user_id
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END) - (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END)
WHERE list = 'payments_by_user_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END) <> (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_keys_immutable BEFORE UPDATE OF agency_id, id ON purchase_orders
WHEN OLD.agency_id <> NEW.agency_id OR OLD.id <> NEW.id
BEGIN SELECT RAISE(ABORT, 'The agency and the id of a row cannot change.'); END;
CREATE TRIGGER purchase_orders_anchors_insert AFTER INSERT ON purchase_orders
BEGIN UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.id OR (value = NEW.id AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_order_form' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.order_form IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.order_form OR (value = NEW.order_form AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_receipt' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.receipt OR (value = NEW.receipt AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_client_receipt' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.client_receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.client_receipt OR (value = NEW.client_receipt AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_reporting_receipt' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.reporting_receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.reporting_receipt OR (value = NEW.reporting_receipt AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_transaction_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.transaction_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.transaction_id OR (value = NEW.transaction_id AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_created' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_updated' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.updated IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.updated OR (value = NEW.updated AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_state' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.state OR (value = NEW.state AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_operator_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.operator_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.operator_id OR (value = NEW.operator_id AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_environment' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.environment IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.environment OR (value = NEW.environment AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_application_session' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.application_session IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.application_session OR (value = NEW.application_session AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'purchase_orders_by_user_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_delete AFTER DELETE ON purchase_orders
BEGIN UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.id OR (value = OLD.id AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_order_form' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.order_form IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.order_form OR (value = OLD.order_form AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_receipt' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.receipt OR (value = OLD.receipt AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_client_receipt' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.client_receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.client_receipt OR (value = OLD.client_receipt AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_reporting_receipt' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.reporting_receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.reporting_receipt OR (value = OLD.reporting_receipt AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_transaction_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.transaction_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.transaction_id OR (value = OLD.transaction_id AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_created' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_updated' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.updated IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.updated OR (value = OLD.updated AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_state' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.state OR (value = OLD.state AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_operator_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.operator_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.operator_id OR (value = OLD.operator_id AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_environment' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.environment IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.environment OR (value = OLD.environment AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_application_session' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.application_session IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.application_session OR (value = OLD.application_session AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'purchase_orders_by_user_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_order_form AFTER UPDATE OF order_form ON purchase_orders
WHEN OLD.order_form IS NOT NEW.order_form
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.order_form IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.order_form OR (value = NEW.order_form AND last > NEW.id)) END) - (CASE WHEN OLD.order_form IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.order_form OR (value = OLD.order_form AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_order_form' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.order_form IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.order_form OR (value = NEW.order_form AND last > NEW.id)) END) <> (CASE WHEN OLD.order_form IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.order_form OR (value = OLD.order_form AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_receipt AFTER UPDATE OF receipt ON purchase_orders
WHEN OLD.receipt IS NOT NEW.receipt
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.receipt OR (value = NEW.receipt AND last > NEW.id)) END) - (CASE WHEN OLD.receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.receipt OR (value = OLD.receipt AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_receipt' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.receipt OR (value = NEW.receipt AND last > NEW.id)) END) <> (CASE WHEN OLD.receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.receipt OR (value = OLD.receipt AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_client_receipt AFTER UPDATE OF client_receipt ON purchase_orders
WHEN OLD.client_receipt IS NOT NEW.client_receipt
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.client_receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.client_receipt OR (value = NEW.client_receipt AND last > NEW.id)) END) - (CASE WHEN OLD.client_receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.client_receipt OR (value = OLD.client_receipt AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_client_receipt' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.client_receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.client_receipt OR (value = NEW.client_receipt AND last > NEW.id)) END) <> (CASE WHEN OLD.client_receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.client_receipt OR (value = OLD.client_receipt AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_reporting_receipt AFTER UPDATE OF reporting_receipt ON purchase_orders
WHEN OLD.reporting_receipt IS NOT NEW.reporting_receipt
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.reporting_receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.reporting_receipt OR (value = NEW.reporting_receipt AND last > NEW.id)) END) - (CASE WHEN OLD.reporting_receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.reporting_receipt OR (value = OLD.reporting_receipt AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_reporting_receipt' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.reporting_receipt IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.reporting_receipt OR (value = NEW.reporting_receipt AND last > NEW.id)) END) <> (CASE WHEN OLD.reporting_receipt IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.reporting_receipt OR (value = OLD.reporting_receipt AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_transaction_id AFTER UPDATE OF transaction_id ON purchase_orders
WHEN OLD.transaction_id IS NOT NEW.transaction_id
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.transaction_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.transaction_id OR (value = NEW.transaction_id AND last > NEW.id)) END) - (CASE WHEN OLD.transaction_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.transaction_id OR (value = OLD.transaction_id AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_transaction_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.transaction_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.transaction_id OR (value = NEW.transaction_id AND last > NEW.id)) END) <> (CASE WHEN OLD.transaction_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.transaction_id OR (value = OLD.transaction_id AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_created AFTER UPDATE OF created ON purchase_orders
WHEN OLD.created IS NOT NEW.created
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END) - (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_created' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END) <> (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_updated AFTER UPDATE OF updated ON purchase_orders
WHEN OLD.updated IS NOT NEW.updated
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.updated IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.updated OR (value = NEW.updated AND last > NEW.id)) END) - (CASE WHEN OLD.updated IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.updated OR (value = OLD.updated AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_updated' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.updated IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.updated OR (value = NEW.updated AND last > NEW.id)) END) <> (CASE WHEN OLD.updated IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.updated OR (value = OLD.updated AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_state AFTER UPDATE OF state ON purchase_orders
WHEN OLD.state IS NOT NEW.state
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.state OR (value = NEW.state AND last > NEW.id)) END) - (CASE WHEN OLD.state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.state OR (value = OLD.state AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_state' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.state OR (value = NEW.state AND last > NEW.id)) END) <> (CASE WHEN OLD.state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.state OR (value = OLD.state AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_operator_id AFTER UPDATE OF operator_id ON purchase_orders
WHEN OLD.operator_id IS NOT NEW.operator_id
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.operator_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.operator_id OR (value = NEW.operator_id AND last > NEW.id)) END) - (CASE WHEN OLD.operator_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.operator_id OR (value = OLD.operator_id AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_operator_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.operator_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.operator_id OR (value = NEW.operator_id AND last > NEW.id)) END) <> (CASE WHEN OLD.operator_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.operator_id OR (value = OLD.operator_id AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_environment AFTER UPDATE OF environment ON purchase_orders
WHEN OLD.environment IS NOT NEW.environment
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.environment IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.environment OR (value = NEW.environment AND last > NEW.id)) END) - (CASE WHEN OLD.environment IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.environment OR (value = OLD.environment AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_environment' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.environment IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.environment OR (value = NEW.environment AND last > NEW.id)) END) <> (CASE WHEN OLD.environment IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.environment OR (value = OLD.environment AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_application_session AFTER UPDATE OF application_session ON purchase_orders
WHEN OLD.application_session IS NOT NEW.application_session
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.application_session IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.application_session OR (value = NEW.application_session AND last > NEW.id)) END) - (CASE WHEN OLD.application_session IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.application_session OR (value = OLD.application_session AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_application_session' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.application_session IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.application_session OR (value = NEW.application_session AND last > NEW.id)) END) <> (CASE WHEN OLD.application_session IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.application_session OR (value = OLD.application_session AND last > OLD.id)) END); END;
CREATE TRIGGER purchase_orders_anchors_user_id AFTER UPDATE OF user_id ON purchase_orders
WHEN OLD.user_id IS NOT NEW.user_id
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END) - (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END)
WHERE list = 'purchase_orders_by_user_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END) <> (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END); END;
CREATE TRIGGER passes_keys_immutable BEFORE UPDATE OF agency_id, id ON passes
WHEN OLD.agency_id <> NEW.agency_id OR OLD.id <> NEW.id
BEGIN SELECT RAISE(ABORT, 'The agency and the id of a row cannot change.'); END;
CREATE TRIGGER passes_anchors_insert AFTER INSERT ON passes
BEGIN UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.id OR (value = NEW.id AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_created' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_sku' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.sku IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.sku OR (value = NEW.sku AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_name' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.name IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.name OR (value = NEW.name AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_price' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.price IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.price OR (value = NEW.price AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_currency' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.currency IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.currency OR (value = NEW.currency AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_serial_number' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.serial_number IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.serial_number OR (value = NEW.serial_number AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_purchase_order' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.purchase_order IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.purchase_order OR (value = NEW.purchase_order AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_payment_state' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.payment_state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.payment_state OR (value = NEW.payment_state AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_state' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.state OR (value = NEW.state AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_application_session' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.application_session IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.application_session OR (value = NEW.application_session AND last > NEW.id)) END);
UPDATE list_anchors SET rank = rank + 1
WHERE list = 'passes_by_user_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END); END;
CREATE TRIGGER passes_anchors_delete AFTER DELETE ON passes
BEGIN UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.id OR (value = OLD.id AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_created' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_sku' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.sku IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.sku OR (value = OLD.sku AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_name' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.name IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.name OR (value = OLD.name AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_price' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.price IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.price OR (value = OLD.price AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_currency' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.currency IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.currency OR (value = OLD.currency AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_serial_number' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.serial_number IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.serial_number OR (value = OLD.serial_number AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_purchase_order' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.purchase_order IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.purchase_order OR (value = OLD.purchase_order AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_payment_state' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.payment_state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.payment_state OR (value = OLD.payment_state AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_state' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.state OR (value = OLD.state AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_application_session' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.application_session IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.application_session OR (value = OLD.application_session AND last > OLD.id)) END);
UPDATE list_anchors SET rank = rank - 1
WHERE list = 'passes_by_user_id' AND agency_id = OLD.agency_id AND (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_created AFTER UPDATE OF created ON passes
WHEN OLD.created IS NOT NEW.created
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END) - (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END)
WHERE list = 'passes_by_created' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.created IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.created OR (value = NEW.created AND last > NEW.id)) END) <> (CASE WHEN OLD.created IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.created OR (value = OLD.created AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_sku AFTER UPDATE OF sku ON passes
WHEN OLD.sku IS NOT NEW.sku
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.sku IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.sku OR (value = NEW.sku AND last > NEW.id)) END) - (CASE WHEN OLD.sku IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.sku OR (value = OLD.sku AND last > OLD.id)) END)
WHERE list = 'passes_by_sku' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.sku IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.sku OR (value = NEW.sku AND last > NEW.id)) END) <> (CASE WHEN OLD.sku IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.sku OR (value = OLD.sku AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_name AFTER UPDATE OF name ON passes
WHEN OLD.name IS NOT NEW.name
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.name IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.name OR (value = NEW.name AND last > NEW.id)) END) - (CASE WHEN OLD.name IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.name OR (value = OLD.name AND last > OLD.id)) END)
WHERE list = 'passes_by_name' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.name IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.name OR (value = NEW.name AND last > NEW.id)) END) <> (CASE WHEN OLD.name IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.name OR (value = OLD.name AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_price AFTER UPDATE OF price ON passes
WHEN OLD.price IS NOT NEW.price
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.price IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.price OR (value = NEW.price AND last > NEW.id)) END) - (CASE WHEN OLD.price IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.price OR (value = OLD.price AND last > OLD.id)) END)
WHERE list = 'passes_by_price' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.price IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.price OR (value = NEW.price AND last > NEW.id)) END) <> (CASE WHEN OLD.price IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.price OR (value = OLD.price AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_currency AFTER UPDATE OF currency ON passes
WHEN OLD.currency IS NOT NEW.currency
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.currency IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.currency OR (value = NEW.currency AND last > NEW.id)) END) - (CASE WHEN OLD.currency IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.currency OR (value = OLD.currency AND last > OLD.id)) END)
WHERE list = 'passes_by_currency' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.currency IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.currency OR (value = NEW.currency AND last > NEW.id)) END) <> (CASE WHEN OLD.currency IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.currency OR (value = OLD.currency AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_serial_number AFTER UPDATE OF serial_number ON passes
WHEN OLD.serial_number IS NOT NEW.serial_number
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.serial_number IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.serial_number OR (value = NEW.serial_number AND last > NEW.id)) END) - (CASE WHEN OLD.serial_number IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.serial_number OR (value = OLD.serial_number AND last > OLD.id)) END)
WHERE list = 'passes_by_serial_number' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.serial_number IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.serial_number OR (value = NEW.serial_number AND last > NEW.id)) END) <> (CASE WHEN OLD.serial_number IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.serial_number OR (value = OLD.serial_number AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_purchase_order AFTER UPDATE OF purchase_order ON passes
WHEN OLD.purchase_order IS NOT NEW.purchase_order
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.purchase_order IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.purchase_order OR (value = NEW.purchase_order AND last > NEW.id)) END) - (CASE WHEN OLD.purchase_order IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.purchase_order OR (value = OLD.purchase_order AND last > OLD.id)) END)
WHERE list = 'passes_by_purchase_order' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.purchase_order IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.purchase_order OR (value = NEW.purchase_order AND last > NEW.id)) END) <> (CASE WHEN OLD.purchase_order IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.purchase_order OR (value = OLD.purchase_order AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_payment_state AFTER UPDATE OF payment_state ON passes
WHEN OLD.payment_state IS NOT NEW.payment_state
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.payment_state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.payment_state OR (value = NEW.payment_state AND last > NEW.id)) END) - (CASE WHEN OLD.payment_state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.payment_state OR (value = OLD.payment_state AND last > OLD.id)) END)
WHERE list = 'passes_by_payment_state' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.payment_state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.payment_state OR (value = NEW.payment_state AND last > NEW.id)) END) <> (CASE WHEN OLD.payment_state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.payment_state OR (value = OLD.payment_state AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_state AFTER UPDATE OF state ON passes
WHEN OLD.state IS NOT NEW.state
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.state OR (value = NEW.state AND last > NEW.id)) END) - (CASE WHEN OLD.state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.state OR (value = OLD.state AND last > OLD.id)) END)
WHERE list = 'passes_by_state' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.state IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.state OR (value = NEW.state AND last > NEW.id)) END) <> (CASE WHEN OLD.state IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.state OR (value = OLD.state AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_application_session AFTER UPDATE OF application_session ON passes
WHEN OLD.application_session IS NOT NEW.application_session
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.application_session IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.application_session OR (value = NEW.application_session AND last > NEW.id)) END) - (CASE WHEN OLD.application_session IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.application_session OR (value = OLD.application_session AND last > OLD.id)) END)
WHERE list = 'passes_by_application_session' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.application_session IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.application_session OR (value = NEW.application_session AND last > NEW.id)) END) <> (CASE WHEN OLD.application_session IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.application_session OR (value = OLD.application_session AND last > OLD.id)) END); END;
CREATE TRIGGER passes_anchors_user_id AFTER UPDATE OF user_id ON passes
WHEN OLD.user_id IS NOT NEW.user_id
BEGIN UPDATE list_anchors SET rank = rank + (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END) - (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END)
WHERE list = 'passes_by_user_id' AND agency_id = NEW.agency_id AND (CASE WHEN NEW.user_id IS NULL THEN value IS NOT NULL OR last > NEW.id
ELSE value IS NOT NULL AND (value > NEW.user_id OR (value = NEW.user_id AND last > NEW.id)) END) <> (CASE WHEN OLD.user_id IS NULL THEN value IS NOT NULL OR last > OLD.id
ELSE value IS NOT NULL AND (value > OLD.user_id OR (value = OLD.user_id AND last > OLD.id)) END); END;

ANALYZE;
