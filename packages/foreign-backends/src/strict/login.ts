import { randomUUID } from 'node:crypto';
import type { Account } from '../control.ts';
import type { Book } from '../serving/book.ts';
import type { Incoming, Reply, Route } from '../serving/serve.ts';
import { openSmsCodes } from '../serving/sms-codes.ts';
import { fieldOf } from '../serving/text.ts';
import { invalid, ok, tooMany } from './answers.ts';
import { call, isPhone, isText } from './names.ts';

const PHONE = '13800138000';
export const ACCOUNT: Account = {
  id: PHONE,
  phone: PHONE,
  password: 'only-the-token',
  token: 'f3b1c0de-strict-session',
};

export interface Sessions {
  /** The phone of the session; undefined without one, and for one that has ended. */
  userOf(request: Incoming): string | undefined;
  /** Whether the request names a session that has ended, or never was one. */
  hasEnded(request: Incoming): boolean;
  routes: readonly Route[];
  revoke(token: string): void;
  reset(): void;
}

/** Logins, which answer with the token only, and codes by SMS, which go into the book. */
export function openSessions(book: Book): Sessions {
  /** Phone by session. */
  const sessions = new Map([[ACCOUNT.token, PHONE]]);
  const sms = openSmsCodes(book);
  const userOf = (request: Incoming): string | undefined =>
    sessions.get((request.header('authorization') ?? '').replace(/^Bearer /, ''));

  function login(phone: string): Reply {
    const token = randomUUID();
    sessions.set(token, phone);
    return ok({ token });
  }

  return {
    userOf,
    hasEnded: (request) => request.header('authorization') !== undefined && userOf(request) === undefined,
    routes: [
      call(
        'POST /main/v1/auth/password',
        { body: { account: isText, password: isText }, fields: ['token'] },
        ({ body }) =>
          fieldOf(body, 'account') === PHONE && fieldOf(body, 'password') === ACCOUNT.password
            ? login(PHONE)
            : invalid({ password: '账号或密码不正确' }),
      ),
      call('GET /main/v1/sms/code/login', { query: ['phone'], fields: [] }, ({ query }) => {
        const phone = query.get('phone') ?? '';
        if (!isPhone(phone)) return invalid({ phone: '手机号格式不正确' });
        const wait = sms.send(phone);
        return wait > 0 ? tooMany(wait) : { status: 200 };
      }),
      call(
        'POST /main/v1/auth/smsCode',
        { body: { phone: isPhone, code: isText, 'invite_code?': isText }, fields: ['token'] },
        ({ body }) => {
          const phone = String(fieldOf(body, 'phone'));
          return sms.take(phone, fieldOf(body, 'code')) ? login(phone) : invalid({ code: '验证码错误' });
        },
      ),
    ],
    revoke: (token) => void sessions.delete(token),
    reset() {
      sessions.clear();
      sessions.set(ACCOUNT.token, PHONE);
      sms.reset();
    },
  };
}
