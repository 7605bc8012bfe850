import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz';

const pick = (length: number, letters: string) =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** A session's token. */
export const sessionToken = (): string => `st_${randomBytes(24).toString('hex')}`;
/** An order's result token. */
export const resultToken = (): string => `rt_${randomBytes(24).toString('hex')}`;
/** Without letters that are easily confused, short enough to read out. */
export const shortId = (prefix: string): string => `${prefix}${pick(10, LETTERS)}`;
export const inviteCode = (): string => pick(6, LETTERS.toUpperCase());
/** Six digits. */
export const smsCode = (): string => pick(6, '0123456789');
export const nonce = (): string => randomBytes(16).toString('hex');
/** Short enough to read out to customer service: `8f2c-41d7`. */
export const requestId = (): string =>
  randomBytes(4)
    .toString('hex')
    .replace(/^(.{4})/, '$1-');

/** Masks tokens for logs: only their kind remains. */
export const maskTokens = (text: string): string => text.replace(/(st|rt)_[0-9a-f]{48}/g, '$1_***');
