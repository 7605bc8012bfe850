import type { Account } from '../control.ts';
import type { Book } from '../serving/book.ts';
import { below } from '../serving/fields.ts';
import type { Incoming, Reply, Route } from '../serving/serve.ts';
import { openSmsCodes } from '../serving/sms-codes.ts';
import { digits, fieldOf } from '../serving/text.ts';
import { data, invalid, tooMany, unauthenticated } from './answers.ts';

export interface User {
  id: number;
  name: string;
  phone: string;
  password: string | null;
  vip: { level: number; name: string; expired_at: string } | null;
  /** The rest of a lower level is taken off the price of a higher one. */
  isCredited: boolean;
}

export const ACCOUNT: Account = {
  id: '42',
  phone: '13800138000',
  password: 'secret123',
  token: '1|Hk3vJt0qXyPzLrW8',
};

const FIRST: User = {
  id: Number(ACCOUNT.id),
  name: '许愿',
  phone: ACCOUNT.phone,
  password: ACCOUNT.password,
  vip: null,
  isCredited: true,
};

const MEMBER: User = {
  id: 43,
  name: '沈南星',
  phone: '13900139000',
  password: null,
  vip: { level: 1, name: '标准会员', expired_at: '2027-03-01 00:00:00' },
  isCredited: true,
};

const LOGIN_FIELDS = [...below('data', ['token', 'user', 'user.id', 'user.name', 'user.phone']), 'data'];

export interface Sessions {
  /** The token of a request, of a session or not; '' without one. */
  bearer(request: Incoming): string;
  userOf(request: Incoming): User | undefined;
  /** Answers a user's request, and refuses one without a session. */
  needsUser(answer: (user: User, request: Incoming) => Reply): (request: Incoming) => Reply;
  routes: readonly Route[];
  revoke(token: string): void;
  reset(): void;
}

/** Sanctum's tokens, of which a user has one for each login, and codes by SMS, which go into the book. */
export function openSessions(book: Book): Sessions {
  const users: User[] = [];
  const tokens = new Map<string, User>();
  const sms = openSmsCodes(book);
  const reset = () => {
    users.splice(0, users.length, FIRST, MEMBER);
    tokens.clear();
    tokens.set(ACCOUNT.token, FIRST);
    sms.reset();
  };
  reset();

  function login(user: User): Reply {
    const token = `${tokens.size + 1}|${digits(16)}`;
    tokens.set(token, user);
    return data({
      token,
      user: {
        id: user.id,
        name: user.name,
        avatar: null,
        phone: user.phone.replace(/^(\d{3})\d{4}/, '$1****'),
        vip: user.vip,
        invite: { code: `U${user.id}`, joined: 2, rewarded: 1 },
      },
    });
  }

  const bearer = (request: Incoming): string =>
    (request.header('authorization') ?? '').replace(/^Bearer /, '');
  const userOf = (request: Incoming): User | undefined => tokens.get(bearer(request));

  return {
    bearer,
    userOf,
    needsUser: (answer) => (request) => {
      const user = userOf(request);
      return user ? answer(user, request) : unauthenticated();
    },
    routes: [
      {
        name: 'POST /api/login',
        fields: LOGIN_FIELDS,
        money: [],
        answer: ({ body }) => {
          const [phone, password] = [fieldOf(body, 'phone'), fieldOf(body, 'password')];
          const user = users.find((each) => each.phone === phone && each.password === password);
          return user ? login(user) : invalid({ phone: ['账号或密码不正确'] });
        },
      },
      {
        name: 'POST /api/sms',
        fields: [],
        money: [],
        answer: ({ body }) => {
          const phone = fieldOf(body, 'phone');
          if (typeof phone !== 'string' || !/^1\d{10}$/.test(phone))
            return invalid({ phone: ['手机号格式不正确'] });
          const wait = sms.send(phone);
          return wait > 0 ? tooMany(wait) : { status: 204 };
        },
      },
      {
        name: 'POST /api/login/sms',
        fields: LOGIN_FIELDS,
        money: [],
        answer: ({ body }) => {
          const [phone, captcha] = [String(fieldOf(body, 'phone')), fieldOf(body, 'captcha')];
          if (!sms.take(phone, captcha)) return invalid({ captcha: ['验证码错误或已过期'] });
          const known = users.find((each) => each.phone === phone);
          if (known) return login(known);
          const id = 42 + users.length;
          const user = { id, name: `用户${id}`, phone, password: null, vip: null, isCredited: false };
          users.push(user);
          return login(user);
        },
      },
    ],
    revoke: (token) => void tokens.delete(token),
    reset,
  };
}
