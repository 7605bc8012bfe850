import type { User } from '@vip/api/schema';

/** Who uses the app that shows the page: a session and the account it belongs to. */
export interface NativeSession {
  token: string;
  user: Pick<User, 'id' | 'nickname' | 'avatar'>;
}

/** The client type of 聊小白, the app whose code (lxb) the played user agents carry. */
const CLIENT_TYPE = 1;

/** The app's hand-over: the fields of the specification's section 3, and the handlers that it registered. */
export interface NativeHandOver {
  usertoken: string;
  userinfo: { id: string; nickname: string; avatar: string } | null;
  clientType: number;
  version: string;
  handlers: string[];
}

/** The hand-over of an app with this user agent; `userinfo` is null for an anonymous user. */
export function handOverOf(
  session: NativeSession | null,
  app: { userAgent: string; hasPay: boolean },
): NativeHandOver {
  const found = /SisterApp\/([\d.]+)/.exec(app.userAgent);
  return {
    usertoken: session?.token ?? '',
    userinfo: session && {
      id: session.user.id,
      nickname: session.user.nickname,
      avatar: session.user.avatar,
    },
    clientType: CLIENT_TYPE,
    version: found?.[1] ?? '',
    // The newer app has both; the older one follows no title.
    handlers: ['getUserInfo', 'unlogin', ...(app.hasPay ? ['setTitle', 'pay'] : [])],
  };
}
