import { toWire } from '@vip/api/wire';
import { currentMembership, presentMembership } from '../accounts/memberships.ts';
import type { UserRow } from '../accounts/users.ts';
import { isoTime, isoTimeOrNull } from '../clock.ts';
import { ledger } from '../orders/payment-notices.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { readRegistry, releasesIn } from '../site/registry.ts';
import type { World } from '../world.ts';

interface SmsRow {
  phone: string;
  code: string;
  sent_at: number;
  expires_at: number;
  state: 'live' | 'used' | 'replaced' | 'void';
}

interface EventRow {
  name: string;
  at: number;
  route: string;
  props: string;
  received_at: number;
}

function users(world: World) {
  return world.db.all<UserRow>('SELECT * FROM users ORDER BY created_at, id').map((row) => ({
    id: row.id,
    nickname: row.nickname,
    phone: row.phone,
    membership: toWire(presentMembership(currentMembership(world.db, row.id, world.clock.now()))),
    invite: { code: row.invite_code, joined: row.joined, rewarded: row.rewarded },
  }));
}

/**
 * Newest first. `buyer` is whom the order belongs to (`phone:…`, `user:…`, or `key:…` for an anonymous buyer),
 * `user_id` the account of it, null where there is none; `shown_price` (fen) is the `price` of the request and
 * `result_token` the one that is still good, so that a result page can be opened.
 */
function orders(world: World) {
  return world.db
    .all<OrderRow & { user_id: string | null; result_token: string | null }>(
      `SELECT orders.*, (SELECT id FROM users WHERE buyer IN ('phone:' || phone, 'user:' || id)) AS user_id,
         (SELECT token FROM result_tokens WHERE order_id = orders.id AND expires_at > ?
         ORDER BY expires_at DESC LIMIT 1) AS result_token
       FROM orders ORDER BY created_at DESC, number DESC`,
      world.clock.now(),
    )
    .map(({ backend, consents, address, ...row }) => ({
      ...row,
      // A second order of the same key (the fault `ignore_key`) is stored under the key, a space and its own id.
      idempotency_key: row.idempotency_key.replace(/ .*/, ''),
      brand: backend,
      package: { id: row.package_id, name: row.package_name, level: row.level },
      consents: JSON.parse(consents) as unknown,
      address: address === null ? null : (JSON.parse(address) as unknown),
      created_at: isoTime(row.created_at),
      expires_at: isoTime(row.expires_at),
      paid_at: isoTimeOrNull(row.paid_at),
      member_until: isoTimeOrNull(row.member_until),
    }));
}

const sms = (rows: SmsRow[]) =>
  rows.map((row) => ({ ...row, sent_at: isoTime(row.sent_at), expires_at: isoTime(row.expires_at) }));

/**
 * The complete state. `sms` has the latest code of each phone, `sms_log` all codes, newest first.
 */
export async function wholeState(world: World) {
  const codes = world.db.all<SmsRow>(
    'SELECT phone, code, sent_at, expires_at, state FROM sms_codes ORDER BY id DESC',
  );
  const latest = codes.filter(
    (code, index) => codes.findIndex(({ phone }) => phone === code.phone) === index,
  );
  return {
    users: users(world),
    orders: orders(world),
    charges: ledger(world).map(({ id: _, at, ...line }) => ({ ...line, at: isoTime(at) })),
    sms: sms(latest.reverse()),
    sms_log: sms(codes),
    events: world.db
      .all<EventRow>('SELECT name, at, route, props, received_at FROM events ORDER BY id')
      .map((row) => ({
        ...row,
        props: JSON.parse(row.props) as unknown,
        received_at: isoTime(row.received_at),
      })),
    releases: releasesIn(await readRegistry(world.siteDir)),
    faults: world.faults.list(),
    prices: world.prices.list(),
    clock: { offset_ms: world.clock.offset(), now: isoTime(world.clock.now()) },
  };
}
