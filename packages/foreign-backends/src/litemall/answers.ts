import type { Incoming, Reply } from '../serving/serve.ts';
import { fieldOf } from '../serving/text.ts';

export const ok = (data?: unknown): Reply => ({
  status: 200,
  json: { errno: 0, errmsg: '成功', ...(data !== undefined && { data }) },
});
export const fail = (errno: number, errmsg: string): Reply => ({ status: 200, json: { errno, errmsg } });
/** ResponseUtil.java */
export const badArgument = (): Reply => fail(401, '参数不对');
export const badValue = (): Reply => fail(402, '参数值不对');
export const unlogin = (): Reply => fail(501, '请登录');
export const serious = (): Reply => fail(502, '系统内部错误');

/** Of every answer with data. */
export const ENVELOPE = ['errno', 'data'];
/** Of every page. */
export const PAGE = ['data.total', 'data.page', 'data.limit', 'data.pages'];

/** PageHelper's page. */
export const paged = <T>(list: readonly T[], { query }: Incoming): Record<string, unknown> => {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 10);
  return {
    list: list.slice((page - 1) * limit, page * limit),
    total: list.length,
    page,
    limit,
    pages: Math.ceil(list.length / limit),
  };
};

/** Of a parameter of type Integer: undefined without it, null for what is no number. */
export function integer(query: URLSearchParams, name: string): number | null | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  return /^-?\d+$/.test(text) ? Number(text) : null;
}

/** JacksonUtil.parseInteger: 0 for a text that is no number. */
export function bodyInteger(body: unknown, name: string): number | undefined {
  const value = fieldOf(body, name);
  if (value === undefined || value === null) return undefined;
  return Number.isInteger(Number(value)) ? Number(value) : 0;
}
