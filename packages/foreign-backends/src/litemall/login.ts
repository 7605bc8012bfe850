import type { Account } from '../control.ts';
import type { Incoming, Reply, Route } from '../serving/serve.ts';
import { digits, fieldOf } from '../serving/text.ts';
import { badArgument, ENVELOPE, fail, ok, unlogin } from './answers.ts';

export interface User extends Account {
  nickname: string;
  /** Of WeChat; without one there is no JSAPI payment. */
  openid: string | null;
  /** Of the default address; 0 without one. */
  addressId: number;
}

const FIRST: User = {
  id: '7',
  phone: '13800138000',
  password: 'user123',
  token: 'eyJ0eXAiOiJKV1QifQ.eyJ1c2VySWQiOjd9.litemall',
  nickname: '晓风',
  openid: 'oGkQv5Qw7',
  addressId: 3,
};

const USERS: readonly User[] = [
  FIRST,
  {
    id: '8',
    phone: '13900139000',
    password: 'user123',
    token: 'eyJ0eXAiOiJKV1QifQ.eyJ1c2VySWQiOjh9.litemall',
    nickname: '初见',
    openid: null,
    addressId: 0,
  },
];

export const ACCOUNT: Account = {
  id: FIRST.id,
  phone: FIRST.phone,
  password: FIRST.password,
  token: FIRST.token,
};

export interface Sessions {
  /** Answers a user's request, and refuses one without a session. */
  needsUser(answer: (user: User, request: Incoming) => Reply): (request: Incoming) => Reply;
  routes: readonly Route[];
  revoke(token: string): void;
  reset(): void;
}

export function openSessions(): Sessions {
  const tokens = new Map<string, User>();
  const reset = () => {
    tokens.clear();
    for (const user of USERS) tokens.set(user.token, user);
  };
  reset();
  return {
    needsUser: (answer) => (request) => {
      // UserTokenManager: an expired or unknown token is as none.
      const user = tokens.get(request.header('x-litemall-token') ?? '');
      return user ? answer(user, request) : unlogin();
    },
    routes: [
      {
        name: 'POST /wx/auth/login',
        fields: ['data.token', 'data.userInfo', 'data.userInfo.nickName', ...ENVELOPE],
        money: [],
        answer: ({ body }) => {
          const username = fieldOf(body, 'username');
          const password = fieldOf(body, 'password');
          if (username === undefined || password === undefined) return badArgument();
          const user = USERS.find(({ phone }) => phone === username);
          if (!user) return fail(700, '账号不存在');
          if (user.password !== password) return fail(700, '账号密码不对');
          const token = `eyJ0eXAiOiJKV1QifQ.${digits(12)}.litemall`;
          tokens.set(token, user);
          return ok({ token, userInfo: { nickName: user.phone, avatarUrl: '' } });
        },
      },
    ],
    revoke: (token) => void tokens.delete(token),
    reset,
  };
}
