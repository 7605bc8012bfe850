import { fromWire } from '@vip/api/wire';
import type { Context } from 'hono';
import * as v from 'valibot';
import { badField, Refusal } from '../refusal.ts';
import { shortId } from '../random.ts';
import type { KeyPlace, RequestEnv } from '../world.ts';

/** Messages for users about a field, by its last wire name. */
const FIELD_MESSAGES: Record<string, string> = {
  phone: '请填写正确的手机号',
  code: '请填写短信里的验证码',
  account: '请填写账号',
  password: '请填写密码',
  pay_type: '请选择支付方式',
  name: '请填写收货人',
  province: '请选择省份',
  city: '请选择城市',
  district: '请选择区县',
  street: '请填写详细地址',
  invite_code: '邀请码不对，请核对后再填',
};

const wireName = (name: string) => name.replace(/[A-Z]/g, (c) => `_${c.toLowerCase()}`);

async function readJson(c: Context<RequestEnv>): Promise<unknown> {
  try {
    return JSON.parse(await c.req.text()) as unknown;
  } catch {
    // Not JSON: one message instead of one per missing field.
    throw new Refusal('invalid', '提交的内容不是 JSON');
  }
}

/**
 * The request's body, checked, in inside names. The content type does not matter: `sendBeacon` sends plain text.
 * Throws `Refusal('invalid')` with the wire names of what is wrong.
 */
export async function takeBody<T>(c: Context<RequestEnv>, schema: v.GenericSchema<unknown, T>): Promise<T> {
  const checked = v.safeParse(schema, fromWire(await readJson(c)));
  if (checked.success) return checked.output;
  const fields: Record<string, string> = {};
  for (const issue of checked.issues) {
    const path = wireName(v.getDotPath(issue) ?? 'body');
    fields[path] ??= FIELD_MESSAGES[path.slice(path.lastIndexOf('.') + 1)] ?? '填写有误';
  }
  throw new Refusal('invalid', Object.values(fields)[0] ?? '填写有误', { fields });
}

/**
 * The key that makes an order call repeatable. A backend without keys makes one for each call, which no call can repeat.
 * Throws `Refusal('invalid')` for a missing key, and for the header where the backend does not have it.
 */
export async function takeIdempotencyKey(c: Context<RequestEnv>, place: KeyPlace): Promise<string> {
  const header = c.req.header('idempotency-key');
  if (place !== 'header' && header !== undefined) throw badField('idempotency_key', '这个后端没有这个请求头');
  // A key that was sent has no space in it.
  if (place === 'none') return ` ${shortId('k')}`;
  const name = place === 'header' ? 'idempotency_key' : place.field;
  const key = place === 'header' ? header : ((await readJson(c)) as Record<string, unknown> | null)?.[name];
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,128}$/.test(key)) throw badField(name, '缺少幂等键');
  return key;
}

/** A phone in the query; empty where none is given. Throws `Refusal('invalid')` for anything else. */
export function takePhone(c: Context<RequestEnv>): string {
  const phone = c.req.query('phone') ?? '';
  if (phone !== '' && !/^1\d{10}$/.test(phone)) throw badField('phone', '请填写正确的手机号');
  return phone;
}
