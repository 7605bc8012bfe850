import type { Database } from './database.ts';

/** Increase it with every change below: files of another version are emptied. */
const VERSION = 4;

const TABLES = [
  'charges',
  'trades',
  'result_tokens',
  'orders',
  'events',
  'stock',
  'sms_codes',
  'openid_codes',
  'tokens',
  'memberships',
  'users',
];

/** Times are ms since 1970 by the sandbox's clock, amounts fen. */
const SCHEMA = `
CREATE TABLE users (
  id TEXT PRIMARY KEY, phone TEXT NOT NULL UNIQUE, nickname TEXT NOT NULL, avatar TEXT NOT NULL,
  invite_code TEXT NOT NULL UNIQUE, joined INTEGER NOT NULL, rewarded INTEGER NOT NULL, created_at INTEGER NOT NULL
);
CREATE TABLE memberships (
  user_id TEXT NOT NULL REFERENCES users (id), level TEXT NOT NULL, expires_at INTEGER,
  paid INTEGER NOT NULL, days INTEGER, PRIMARY KEY (user_id, level)
);
CREATE TABLE tokens (token TEXT PRIMARY KEY, user_id TEXT NOT NULL REFERENCES users (id), expires_at INTEGER NOT NULL);
CREATE TABLE sms_codes (
  id INTEGER PRIMARY KEY, phone TEXT NOT NULL, code TEXT NOT NULL, sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL, wrong INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('live', 'used', 'replaced', 'void'))
);
CREATE TABLE openid_codes (
  code TEXT PRIMARY KEY, openid TEXT NOT NULL, expires_at INTEGER NOT NULL, used_at INTEGER
);
CREATE TABLE orders (
  id TEXT PRIMARY KEY, number TEXT NOT NULL UNIQUE, backend TEXT NOT NULL, sale_group TEXT NOT NULL,
  buyer TEXT NOT NULL, idempotency_key TEXT NOT NULL,
  asked_package_id TEXT NOT NULL, package_id TEXT NOT NULL, package_name TEXT NOT NULL,
  level TEXT NOT NULL, days INTEGER, shown_price INTEGER NOT NULL, amount INTEGER NOT NULL, credit INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('created', 'paying', 'paid', 'closed', 'refunded')),
  pay_type TEXT NOT NULL, client TEXT NOT NULL, um TEXT NOT NULL, return_url TEXT NOT NULL,
  consents TEXT NOT NULL, address TEXT, fid TEXT, openid TEXT,
  created_at INTEGER NOT NULL, expires_at INTEGER NOT NULL, paid_at INTEGER, member_until INTEGER,
  UNIQUE (buyer, idempotency_key)
);
CREATE TABLE result_tokens (
  token TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES orders (id), expires_at INTEGER NOT NULL
);
CREATE TABLE trades (
  id TEXT PRIMARY KEY, order_id TEXT NOT NULL REFERENCES orders (id), wallet TEXT NOT NULL,
  instruction TEXT NOT NULL, return_to TEXT NOT NULL, expires_at INTEGER NOT NULL,
  taken_at INTEGER, due_at INTEGER, notified_at INTEGER
);
CREATE TABLE charges (
  id INTEGER PRIMARY KEY, order_id TEXT NOT NULL REFERENCES orders (id), trade_id TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0), kind TEXT NOT NULL CHECK (kind IN ('charge', 'refund')),
  at INTEGER NOT NULL, UNIQUE (trade_id, kind)
);
CREATE TRIGGER charges_keep BEFORE UPDATE ON charges BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TRIGGER charges_stay BEFORE DELETE ON charges BEGIN SELECT RAISE(ABORT, 'the ledger is append-only'); END;
CREATE TABLE events (
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, at INTEGER NOT NULL, route TEXT NOT NULL, props TEXT NOT NULL,
  received_at INTEGER NOT NULL
);
CREATE TABLE stock (pid TEXT PRIMARY KEY, remaining INTEGER NOT NULL CHECK (remaining >= 0));
PRAGMA user_version = ${VERSION};
`;

/** Whether the file holds tables of this version. */
export function hasTables(db: Database): boolean {
  return db.get<{ user_version: number }>('PRAGMA user_version')?.user_version === VERSION;
}

/** Drops everything, the ledger too: only a reset does that. */
export function makeTables(db: Database): void {
  // A trigger forbids deleting rows of the ledger, so SQLite must not empty it row by row for a foreign key.
  db.script('PRAGMA foreign_keys = OFF;');
  db.transaction(() => {
    db.script('DROP TRIGGER IF EXISTS charges_keep; DROP TRIGGER IF EXISTS charges_stay;');
    db.script(TABLES.map((name) => `DROP TABLE IF EXISTS ${name};`).join('\n'));
    db.script(SCHEMA);
  });
  db.script('PRAGMA foreign_keys = ON;');
}
