import { MINUTE } from '../clock.ts';
import { nonce } from '../random.ts';
import { badField } from '../refusal.ts';
import type { World } from '../world.ts';

/** The official account that the sandbox's WeChat knows. Made up; `npm start` configures the site with it. */
export const APPID = 'wx5a4d8e17c0b3f926';

/** WeChat's codes are good for five minutes, once (WeChat, web page authorisation). */
const CODE_MS = 5 * MINUTE;

interface CodeRow {
  openid: string;
  expires_at: number;
  used_at: number | null;
}

/** A fresh code for the user of this WeChat: a user always has the same openid. */
export function giveCode(world: World, person: string): string {
  const code = nonce();
  world.db.insert('openid_codes', {
    code,
    openid: `o5a4d8_${person}`,
    expires_at: world.clock.now() + CODE_MS,
  });
  return code;
}

/**
 * The openid of a code, which is used up by it. Throws `Refusal('invalid')` with the field `code` for one that WeChat does
 * not know or that is too old (40029), and for a used one (40163).
 */
export function takeOpenid(world: World, code: string): string {
  const now = world.clock.now();
  const row = world.db.get<CodeRow>('SELECT * FROM openid_codes WHERE code = ?', code);
  if (!row || row.expires_at <= now) throw badField('code', '微信授权已过期，请再试一次');
  if (row.used_at !== null) throw badField('code', '微信授权已经用过，请再试一次');
  world.db.run('UPDATE openid_codes SET used_at = ? WHERE code = ?', now, code);
  return row.openid;
}
