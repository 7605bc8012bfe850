import type { User } from '@vip/api/schema';
import type { Addresses } from '../addresses.ts';
import { pictureUrl } from '../pictures/drawing.ts';
import { inviteCode, shortId } from '../random.ts';
import type { World } from '../world.ts';
import { currentMembership, presentMembership } from './memberships.ts';

export interface UserRow {
  id: string;
  phone: string;
  nickname: string;
  /** The name of a drawing. */
  avatar: string;
  invite_code: string;
  joined: number;
  /** Days granted for invited friends. */
  rewarded: number;
}

const maskPhone = (phone: string): string => `${phone.slice(0, 3)}****${phone.slice(-4)}`;
export const maskName = (nickname: string): string => `${nickname.slice(0, 1)}**`;

export const userById = (world: World, id: string): UserRow | undefined =>
  world.db.get<UserRow>('SELECT * FROM users WHERE id = ?', id);

export const userByPhone = (world: World, phone: string): UserRow | undefined =>
  world.db.get<UserRow>('SELECT * FROM users WHERE phone = ?', phone);

export const userByInviteCode = (world: World, code: string): UserRow | undefined =>
  world.db.get<UserRow>('SELECT * FROM users WHERE invite_code = ?', code.toUpperCase());

/** The account of a phone; created if it is new. */
export function ensureUser(world: World, phone: string): UserRow {
  const known = userByPhone(world, phone);
  if (known) return known;
  const user = {
    id: shortId('u'),
    phone,
    nickname: `用户${phone.slice(-4)}`,
    avatar: `avatar-${Number(phone.slice(-2)) % 7}`,
    invite_code: inviteCode(),
    joined: 0,
    rewarded: 0,
  };
  world.db.insert('users', { ...user, created_at: world.clock.now() });
  return user;
}

/** As the backends send it: the phone masked. */
export const presentUser = (world: World, addresses: Addresses, row: UserRow): User => ({
  id: row.id,
  nickname: row.nickname,
  avatar: pictureUrl(addresses, row.avatar),
  phone: maskPhone(row.phone),
  membership: presentMembership(currentMembership(world.db, row.id, world.clock.now())),
  invite: { code: row.invite_code, joined: row.joined, rewarded: row.rewarded },
});
