import { Login, PasswordPayload, SmsCodePayload, SmsSent } from '@vip/api/schema';
import { type Context, Hono } from 'hono';
import { otherAccount } from '../accounts/buyer.ts';
import { openSession } from '../accounts/sessions.ts';
import { GOOD_FOR_MS, RESEND_MS, sendCode, useCode } from '../accounts/sms-codes.ts';
import { ensureUser, presentUser, userByInviteCode, userByPhone, type UserRow } from '../accounts/users.ts';
import { SECOND } from '../clock.ts';
import { answer } from '../contract/answer.ts';
import { takeBody, takePhone } from '../contract/take-body.ts';
import { misbehave } from '../faults/apply-faults.ts';
import { badField } from '../refusal.ts';
import { SEEDED_ACCOUNT, SEEDED_PASSWORD } from '../seed.ts';
import type { RequestEnv, World } from '../world.ts';
import { grantMembership } from '../accounts/memberships.ts';

/** Days for both users. */
const GIFT_DAYS = 7;

/** The inviter of a code. Throws `Refusal('invalid')` for an unknown code. */
export function findInviter(world: World, code: string): UserRow {
  const inviter = userByInviteCode(world, code.replace(/\s/g, ''));
  if (!inviter) throw badField('invite_code', '邀请码不对，请核对后再填');
  return inviter;
}

/** A friend registered with the code: counts the invitation and grants both their days. */
export function rewardInvite(world: World, inviter: UserRow, friend: UserRow): void {
  world.db.run(
    'UPDATE users SET joined = joined + 1, rewarded = rewarded + ? WHERE id = ?',
    GIFT_DAYS,
    inviter.id,
  );
  for (const userId of [inviter.id, friend.id]) {
    grantMembership(
      world.db,
      { userId, level: '1', days: GIFT_DAYS, paid: 0, usesUpLower: false },
      world.clock.now(),
    );
  }
}

function answerLogin(world: World, c: Context<RequestEnv>, account: UserRow): Response {
  const user = misbehave(world, c, 'other_account') ? otherAccount(world, account) : account;
  return answer(world, c, Login, {
    token: openSession(world, user.id),
    user: presentUser(world, world.addresses(c.req.url), user),
  });
}

/** Login calls: only main has them, their sessions are valid at every backend. */
export function accountCalls(world: World): Hono<RequestEnv> {
  const calls = new Hono<RequestEnv>();

  calls.post('/v1/auth/password', async (c) => {
    const { account, password } = await takeBody(c, PasswordPayload);
    const user = userByPhone(world, account);
    if (!user || account !== SEEDED_ACCOUNT || password !== SEEDED_PASSWORD) {
      throw badField('password', '账号或密码不对');
    }
    return answerLogin(world, c, user);
  });

  calls.get('/v1/sms/code/login', (c) => {
    const phone = takePhone(c);
    if (phone === '') throw badField('phone', '请填写正确的手机号');
    sendCode(world, phone);
    return answer(world, c, SmsSent, {
      resendAfterS: RESEND_MS / SECOND,
      expiresInS: GOOD_FOR_MS / SECOND,
    });
  });

  calls.post('/v1/auth/smsCode', async (c) => {
    const { phone, code, inviteCode } = await takeBody(c, SmsCodePayload);
    const inviter = inviteCode ? findInviter(world, inviteCode) : null;
    useCode(world, phone, code);
    const known = userByPhone(world, phone);
    const user = known ?? ensureUser(world, phone);
    if (inviter && !known) rewardInvite(world, inviter, user);
    world.live.changed();
    return answerLogin(world, c, user);
  });

  return calls;
}
