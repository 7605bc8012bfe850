import type { Reply } from '../serving/serve.ts';

/** ISO 8601 of Beijing. */
export const iso = (at: number): string =>
  new Date(at + 8 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+08:00');

export const ok = (json: unknown): Reply => ({ status: 200, json });
export const refused = (status: number, code: string, message: string, more: object = {}): Reply => ({
  status,
  json: { code, message, ...more },
});
export const invalid = (fields: Readonly<Record<string, string>>): Reply =>
  refused(422, 'invalid', Object.values(fields)[0] ?? '', { fields });
export const unauthorized = (): Reply => refused(401, 'unauthorized', '登录已过期，请重新登录');
export const tooMany = (seconds: number): Reply => ({
  ...refused(429, 'rate_limited', '操作太频繁'),
  headers: { 'retry-after': String(seconds) },
});
export const notFound = (): Reply => refused(404, 'not_found', '内容不存在或已下架');
