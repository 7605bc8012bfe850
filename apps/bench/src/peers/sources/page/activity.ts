/** A package as the backend sends it. Amounts in fen. */
export interface Package {
  id: string;
  name: string;
  price: number;
  original_price: number;
  days: number;
  badge: string | null;
  is_default: boolean;
}

export interface Activity {
  packages: Package[];
}

interface Broadcast {
  nickname: string;
  package_name: string;
}

interface User {
  nickname: string;
  phone: string;
  membership: { name: string } | null;
}

declare global {
  interface Window {
    /** The answer to the first call, sent by an inline script of the tuned pages. */
    earlyActivity?: Promise<Activity>;
  }
}

export const ACTIVITY = '/api/main/v1/activity?is_speed=0&loads=packages';

async function call<Answer>(path: string): Promise<Answer> {
  const authorization = localStorage.getItem('auth.token') ?? '';
  const answer = await fetch(path, { headers: { accept: 'application/json', authorization } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

export const loadActivity = () => call<Activity>(ACTIVITY);

/** The latest purchase of one of the packages, as a sentence, or null. */
export async function loadBroadcast(packages: readonly Package[]): Promise<string | null> {
  const { items } = await call<{ items: Broadcast[] }>('/api/main/v1/order/broadcast');
  const last = items.find((item) => packages.some(({ name }) => name === item.package_name));
  return last ? `${last.nickname} 开通了${last.package_name}` : null;
}

/** The user of the stored session. Throws without one: the bench measures users with a session. */
export function storedUser(): { nickname: string; facts: string } {
  const { nickname, phone, membership } = JSON.parse(localStorage.getItem('auth.info') ?? '') as User;
  return { nickname, facts: `${phone} · ${membership ? membership.name : '还不是会员'}` };
}

/** The package that is chosen at first. Throws if nothing is on sale. */
export function defaultPackage({ packages }: Activity): Package {
  const found = packages.find((each) => each.is_default) ?? packages[0];
  if (!found) throw new Error('nothing is on sale');
  return found;
}
