import { MINUTE, SECOND } from '../clock.ts';
import { smsCode } from '../random.ts';
import { badField, Refusal } from '../refusal.ts';
import type { World } from '../world.ts';

export const RESEND_MS = 60 * SECOND;
export const GOOD_FOR_MS = 5 * MINUTE;
const MOST_WRONG_TRIES = 5;

interface CodeRow {
  id: number;
  code: string;
  sent_at: number;
  wrong: number;
}

/** Sends a code. Throws `Refusal('rate_limited')` with the seconds to wait when the last one is too fresh. */
export function sendCode(world: World, phone: string): void {
  const { db, clock } = world;
  const now = clock.now();
  const last = db.get<{ sent_at: number }>(
    'SELECT sent_at FROM sms_codes WHERE phone = ? AND sent_at <= ? ORDER BY id DESC LIMIT 1',
    phone,
    now,
  );
  const waitMs = last ? last.sent_at + RESEND_MS - now : 0;
  if (waitMs > 0) {
    const retryAfterS = Math.ceil(waitMs / SECOND);
    throw new Refusal('rate_limited', `操作太频繁，请 ${retryAfterS} 秒后再试`, { retryAfterS });
  }
  db.transaction(() => {
    db.run("UPDATE sms_codes SET state = 'replaced' WHERE phone = ? AND state = 'live'", phone);
    const expires_at = now + GOOD_FOR_MS;
    db.insert('sms_codes', { phone, code: smsCode(), sent_at: now, expires_at, wrong: 0, state: 'live' });
  });
  world.live.changed();
}

/** Uses up the phone's code. Throws `Refusal('invalid')` with the field `code`; the fifth wrong try ends it. */
export function useCode(world: World, phone: string, code: string): void {
  const { db, clock } = world;
  const row = db.get<CodeRow>(
    "SELECT id, code, sent_at, wrong FROM sms_codes WHERE phone = ? AND state = 'live' AND expires_at > ?",
    phone,
    clock.now(),
  );
  if (!row) throw badField('code', '验证码已失效，请重新获取');
  if (row.code === code) {
    db.run("UPDATE sms_codes SET state = 'used' WHERE id = ?", row.id);
    world.live.changed();
    return;
  }
  const isLast = row.wrong + 1 >= MOST_WRONG_TRIES;
  db.run(
    "UPDATE sms_codes SET wrong = wrong + 1, state = CASE WHEN ? THEN 'void' ELSE state END WHERE id = ?",
    isLast ? 1 : 0,
    row.id,
  );
  throw badField('code', isLast ? '错误次数太多，请重新获取验证码' : '验证码不对，请看最新的一条短信');
}
