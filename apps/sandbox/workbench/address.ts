export type PhoneWidth = 320 | 375 | 430;

/** The choice, as the query of the workbench's address. */
export interface Choice {
  address: string;
  environmentId: string;
  /** Empty: the first seeded user. */
  userId: string;
  width: PhoneWidth;
}

const START: Choice = { address: '/', environmentId: 'ios-app', userId: '', width: 375 };

/** Reads the choice from a query; missing or invalid values get their defaults. */
export function readChoice(query: string): Choice {
  const params = new URLSearchParams(query);
  const path = params.get('path') ?? '';
  const width = Number(params.get('width'));
  return {
    // `//host` would leave the site.
    address: /^\/(?!\/)/.test(path) ? path : START.address,
    environmentId: params.get('env') ?? START.environmentId,
    userId: params.get('user') ?? START.userId,
    width: width === 320 || width === 430 ? width : START.width,
  };
}

/** The query that `readChoice` reads back. */
export const writeChoice = ({ address, environmentId, userId, width }: Choice): string =>
  `?${new URLSearchParams({ path: address, env: environmentId, user: userId, width: String(width) }).toString()}`;

/** The typed path of this site, or null if it leads elsewhere. */
export function typedPath(typed: string, origin: string): string | null {
  const text = typed.trim();
  const { host } = new URL(origin);
  const bare = text.startsWith(`${host}/`) ? text.slice(host.length) : text;
  if (!URL.canParse(bare, `${origin}/`)) return null;
  const url = new URL(bare, `${origin}/`);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}
