import type { NativeUser } from './contract.ts';

/** Characters at most. */
const limits = { id: 64, nickname: 256, avatar: 2048 } as const;

/** Apps name the id in different ways; the first that is readable counts. */
const idNames = ['id', 'userId', 'user_id', 'uid'] as const;

/** What apps give as the id of a user who is not logged in. */
const anonymousIds = ['0', '-1'];

/**
 * A text, or a number as text; '' for anything else and for what is too long. Numbers beyond 2^53 have lost digits: they
 * could be the id of a different user.
 */
const text = (value: unknown, limit: number): string => {
  const given = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  return typeof given === 'string' && given.length <= limit ? given : '';
};

/** The user in a record of any shape, from an app or from storage. null without a readable id. */
export function readUser(record: Readonly<Record<string, unknown>>): NativeUser | null {
  // Own fields only: a hand-over's `__proto__` is no field.
  const field = (name: string): unknown =>
    Object.prototype.hasOwnProperty.call(record, name) ? record[name] : undefined;
  const id = idNames
    .map((name) => text(field(name), limits.id).trim())
    .find((one) => one !== '' && !anonymousIds.includes(one));
  return id === undefined
    ? null
    : {
        id,
        nickname: text(field('nickname'), limits.nickname),
        avatar: text(field('avatar'), limits.avatar),
      };
}
