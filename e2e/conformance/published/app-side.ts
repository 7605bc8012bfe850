/** A user as the app hands it over; null: anonymous. */
export interface AppUser {
  token: string;
  id: string;
  nickname: string;
}

interface Call {
  name: string;
  data: unknown;
}

/** What the app's own code answers, the same over every bridge. */
export interface AppSide {
  /** Calls of the page, oldest first. */
  readonly calls: readonly Call[];
  countOf(name: string): number;
  user: AppUser | null;
  /** The hand-over of the current user (specification, section 3), with the handlers that the app has. */
  handOver(): unknown;
  /** Answers a call; undefined without such a handler. */
  answer(name: string, data: unknown): unknown;
}

export function createAppSide(user: AppUser | null): AppSide {
  const calls: Call[] = [];
  const side: AppSide = {
    calls,
    countOf: (name) => calls.filter((call) => call.name === name).length,
    user,
    handOver: () => ({
      usertoken: side.user?.token ?? '',
      userinfo: side.user && { id: side.user.id, nickname: side.user.nickname, avatar: '' },
      clientType: 1,
      version: '5.2.0',
      handlers: ['pay'],
    }),
    answer(name, data) {
      calls.push({ name, data });
      if (name === 'getUserInfo') return side.handOver();
      if (name === 'pay') return 'cancel';
      // As the guides say: the app logs its user out.
      if (name === 'unlogin') side.user = null;
      return undefined;
    },
  };
  return side;
}
