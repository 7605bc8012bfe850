import { PREPARED } from './catalogue/prepared.ts';
import { DAY } from './clock.ts';
import type { Database } from './store/database.ts';

/** The account that is logged in unless another is chosen. */
export const SEEDED_ACCOUNT = '13800000001';
/** Of the seeded account only; valid only in the sandbox. */
export const SEEDED_PASSWORD = 'sandbox-only';

const USERS: [id: string, phone: string, nickname: string, avatar: string, code: string, joined: number][] = [
  ['u10001', SEEDED_ACCOUNT, '江晚舟', 'avatar-0', 'W7K29M', 3],
  ['u10002', '13800000002', '苏禾', 'avatar-5', 'S4H8QT', 0],
  ['u10003', '13800000003', '小满', 'avatar-1', 'X6M3RB', 1],
];

/** Fills empty tables: three users, one of them a member with 126 days left of a year that cost 168 yuan. */
export function seed(db: Database, now: number): void {
  db.transaction(() => {
    for (const [id, phone, nickname, avatar, invite_code, joined] of USERS) {
      const created_at = now - 200 * DAY;
      db.insert('users', {
        id,
        phone,
        nickname,
        avatar,
        invite_code,
        joined,
        rewarded: joined * 7,
        created_at,
      });
    }
    // A minute more than 126 days, so that today still counts as the 126th.
    const expires_at = now + 126 * DAY + 60_000;
    db.insert('memberships', { user_id: 'u10002', level: '1', expires_at, paid: 16800, days: 365 });
    for (const { pid, initialStock } of PREPARED.flatMap(({ choices }) => choices))
      db.insert('stock', { pid, remaining: initialStock });
  });
}
