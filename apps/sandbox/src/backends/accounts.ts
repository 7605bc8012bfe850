import { Login, PasswordPayload, SmsCodePayload, SmsSent } from '@vip/api/schema';
import { type Context, Hono } from 'hono';
import { otherAccount } from '../accounts/buyer.ts';
import { findInviter, rewardInvite } from '../accounts/invite.ts';
import { openSession } from '../accounts/sessions.ts';
import { GOOD_FOR_MS, RESEND_MS, sendCode, useCode } from '../accounts/sms-codes.ts';
import { ensureUser, presentUser, userByPhone, type UserRow } from '../accounts/users.ts';
import { SECOND } from '../clock.ts';
import { answer } from '../contract/answer.ts';
import { takeBody, takePhone } from '../contract/take-body.ts';
import { misbehave } from '../faults/misbehave.ts';
import { badField } from '../refusal.ts';
import { SEEDED_ACCOUNT, SEEDED_PASSWORD } from '../seed.ts';
import type { RequestEnv, World } from '../world.ts';

function answerLogin(world: World, c: Context<RequestEnv>, account: UserRow): Response {
  const user = misbehave(world, c, 'other_account') ? otherAccount(world, account) : account;
  return answer(world, c, Login, {
    token: openSession(world, user.id),
    user: presentUser(world, world.addresses(c.req.url), user),
  });
}

/** The ways of logging in: main's alone, good at every backend. */
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
