import { fromWire } from '@vip/api/wire';
import type { Context } from 'hono';
import * as v from 'valibot';
import { badField, Refusal } from '../refusal.ts';
import type { RequestEnv } from '../world.ts';

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

/**
 * The request's body, checked, in inside names. The content type does not matter: `sendBeacon` sends plain text.
 * Throws `Refusal('invalid')` with the wire names of what is wrong.
 */
export async function takeBody<T>(c: Context<RequestEnv>, schema: v.GenericSchema<unknown, T>): Promise<T> {
  let wire: unknown;
  try {
    wire = JSON.parse(await c.req.text());
  } catch {
    // Not JSON: one message instead of one per missing field.
    throw new Refusal('invalid', '提交的内容不是 JSON');
  }
  const checked = v.safeParse(schema, fromWire(wire));
  if (checked.success) return checked.output;
  const fields: Record<string, string> = {};
  for (const issue of checked.issues) {
    const path = wireName(v.getDotPath(issue) ?? 'body');
    fields[path] ??= FIELD_MESSAGES[path.slice(path.lastIndexOf('.') + 1)] ?? '填写有误';
  }
  throw new Refusal('invalid', Object.values(fields)[0] ?? '填写有误', { fields });
}

/** The key that makes an order call repeatable. Throws `Refusal('invalid')` where it is missing. */
export function takeIdempotencyKey(c: Context<RequestEnv>): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw badField('idempotency_key', '缺少幂等键');
  return key;
}

/** A phone in the query; empty where none is given. Throws `Refusal('invalid')` for anything else. */
export function takePhone(c: Context<RequestEnv>): string {
  const phone = c.req.query('phone') ?? '';
  if (phone !== '' && !/^1\d{10}$/.test(phone)) throw badField('phone', '请填写正确的手机号');
  return phone;
}
