import { Consent, Fen, Order, PayType } from '@vip/api/schema';
import type { PendingPurchase } from '../contract.ts';

type Schema = typeof Consent | typeof Fen | typeof Order | typeof PayType;

/** A schema checks by itself (Standard Schema), so this package needs no schema library of its own. */
function fits(schema: Schema, value: unknown): boolean {
  const result = schema['~standard'].validate(value);
  return !(result instanceof Promise) && !result.issues;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isDetail = (value: unknown): boolean =>
  value === undefined || (isObject(value) && Object.keys(value).every((name) => isText(value[name])));

const isIntent = (value: unknown): boolean =>
  isObject(value) &&
  [value.packageId, value.packageName, value.level, value.user].every(isText) &&
  fits(Fen, value.price) &&
  fits(PayType, value.payType) &&
  isDetail(value.detail) &&
  Array.isArray(value.consents) &&
  value.consents.every((consent) => fits(Consent, consent));

/** Whether something read from storage is a pending purchase, down to its order. Never throws. */
export const isPending = (value: unknown): value is PendingPurchase =>
  isObject(value) &&
  [value.key, value.family, value.tab].every(isText) &&
  (value.reads === 'main' || value.reads === 'datacenter') &&
  isText(value.resultTemplate) &&
  // A path of this site: the page goes there.
  /^\/(?![/\\])/.test(value.resultTemplate) &&
  isIntent(value.intent) &&
  (value.order === null || fits(Order, value.order)) &&
  (value.resultToken === null || isText(value.resultToken)) &&
  (value.launchedAt === null || isTime(value.launchedAt)) &&
  isTime(value.startedAt) &&
  [value.isDismissed, value.isKeyLost].every((flag) => flag === undefined || typeof flag === 'boolean');
