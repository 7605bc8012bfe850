import { loginBySmsCode, requestSmsCode } from '@vip/api';
import * as v from 'valibot';
import { Login } from '@vip/api/schema';
import { expect } from 'vitest';
import type { Sandbox } from '../sandbox.ts';
import { ask, it, send, setTime, smsCodeOf } from '../testing/visitor.ts';
import { userByPhone } from './users.ts';

const phone = '13911112222';
const latest = (sandbox: Sandbox) => smsCodeOf(sandbox, phone);
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');
const login = (sandbox: Sandbox, code: string, inviteCode?: string) =>
  send(sandbox, loginBySmsCode({ phone, code, ...(inviteCode && { inviteCode }) }));

it('logs in with the code and creates the account of a new phone', async ({ sandbox }) => {
  expect(await ask(sandbox, requestSmsCode(phone))).toEqual({ resendAfterS: 60, expiresInS: 300 });
  const { body } = await login(sandbox, await latest(sandbox));
  expect(v.parse(Login, body).user).toMatchObject({
    phone: '139****2222',
    nickname: '用户2222',
    membership: null,
  });
});

it('sends the next code after 60 seconds and reports the remaining wait', async ({ sandbox }) => {
  await ask(sandbox, requestSmsCode(phone));
  setTime(sandbox, 59_001);
  const refused = await send(sandbox, requestSmsCode(phone));
  expect(refused).toMatchObject({ status: 429, body: { message: '操作太频繁，请 1 秒后再试' } });
  expect(refused.headers.get('retry-after')).toBe('1');
  setTime(sandbox, 60_000);
  await ask(sandbox, requestSmsCode(phone));
});

it('accepts only the latest code, once, for five minutes', async ({ sandbox }) => {
  await ask(sandbox, requestSmsCode(phone));
  const first = await latest(sandbox);
  setTime(sandbox, 60_000);
  await ask(sandbox, requestSmsCode(phone));
  const second = await latest(sandbox);
  if (first !== second) expect((await login(sandbox, first)).status).toBe(422);
  setTime(sandbox, 60_000 + 300_000);
  expect((await login(sandbox, second)).status).toBe(422);
  setTime(sandbox, 60_000 + 299_999);
  expect((await login(sandbox, second)).status).toBe(200);
  expect((await login(sandbox, second)).status).toBe(422);
});

it('invalidates a code at the fifth wrong attempt', async ({ sandbox }) => {
  await ask(sandbox, requestSmsCode(phone));
  const code = await latest(sandbox);
  for (let attempt = 1; attempt <= 4; attempt++) {
    const { body } = await login(sandbox, wrong(code));
    expect(body).toMatchObject({ fields: { code: '验证码不对，请看最新的一条短信' } });
  }
  expect((await login(sandbox, wrong(code))).body).toMatchObject({
    fields: { code: '错误次数太多，请重新获取验证码' },
  });
  expect((await login(sandbox, code)).status).toBe(422);
});

it('counts a friend who registers with an invite code and grants both seven days', async ({ sandbox }) => {
  await ask(sandbox, requestSmsCode(phone));
  const { body } = await login(sandbox, await latest(sandbox), 'W7K29M');
  expect(v.parse(Login, body).user?.membership).toMatchObject({ expiresAt: '2026-11-28T10:24:00.000+08:00' });
  expect(userByPhone(sandbox.world, '13800000001')).toMatchObject({ joined: 4, rewarded: 28 });
});

it('rejects a wrong invite code without using up the SMS code', async ({ sandbox }) => {
  await ask(sandbox, requestSmsCode(phone));
  const code = await latest(sandbox);
  const { status, body } = await login(sandbox, code, 'UNUSED');
  expect([status, body]).toMatchObject([422, { fields: { invite_code: expect.any(String) } }]);
  expect((await login(sandbox, code)).status).toBe(200);
});
