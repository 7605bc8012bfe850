import type { HandOver } from '@vip/bridge';
import { parseHandOver } from '@vip/bridge/native-bridge';
import type { AdviceCode, Problem, Text } from './texts.ts';

/** One field of a hand-over. Never has a token or a name of a person: reports are sent around. */
export interface FieldLine {
  name: string;
  state: 'present' | 'wrong' | 'missing' | 'optional';
  /** What the field has, masked. */
  shown: Text;
  problem: Problem | null;
}

export interface Inspection {
  form: 'object' | 'json' | null;
  /** What the page makes of it; null if it refuses it. */
  handOver: HandOver | null;
  /** Why it is refused as a whole. */
  problem: Problem | null;
  fields: readonly FieldLine[];
}

/** Asks the product itself, so that this page never accepts what pages refuse, or the reverse. */
function accepted(answer: unknown): HandOver | null {
  try {
    return parseHandOver(answer);
  } catch {
    return null;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === '';

/** JSON text as its value; undefined if it is not JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The kind and size of a value, without its content. */
export function describeValue(value: unknown): Text {
  if (value === undefined) return { zh: '空', en: 'nothing' };
  if (value === null) return { zh: 'null', en: 'null' };
  if (typeof value === 'string')
    return { zh: `文本，${value.length} 个字符`, en: `text, ${value.length} characters` };
  if (Array.isArray(value)) return { zh: `数组，${value.length} 项`, en: `an array, ${value.length} items` };
  if (typeof value === 'number') return { zh: '数字', en: 'a number' };
  if (typeof value === 'boolean') return { zh: String(value), en: String(value) };
  if (typeof value === 'object') {
    const count = Object.keys(value).length;
    return { zh: `对象，${count} 个字段`, en: `an object, ${count} fields` };
  }
  return { zh: typeof value, en: typeof value };
}

const plain = (text: string): Text => ({ zh: text, en: text });

/** Its prefix and length: enough to compare, useless to others. */
function maskToken(value: unknown): Text {
  if (typeof value !== 'string') return describeValue(value);
  const prefix = /^Bearer /.test(value) ? 'Bearer ' : '';
  const { zh, en } = describeValue(value);
  return { zh: `${prefix}••••（${zh}）`, en: `${prefix}•••• (${en})` };
}

/** Longest value that is shown, characters. */
const SHOWN = 64;

/** Fields that are about the app, not the person: shown as they are. */
const openly = (value: unknown): Text => {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return plain(text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);
};

interface FieldRule {
  name: string;
  wrong: AdviceCode;
  /** The smallest hand-over with this field, for the product to read. */
  asHandOver(value: unknown, name: string): unknown;
  /** What the product reads of it. */
  read(handOver: HandOver): unknown;
  show(value: unknown): Text;
  isOptional: boolean;
  /** Text that means none, besides the empty one. */
  none: readonly string[];
  /** Names by which apps hand it over by mistake, without case, `_` and `-`. */
  aliases: readonly string[];
}

const rule = (
  name: string,
  wrong: AdviceCode,
  read: FieldRule['read'],
  { show = describeValue, isOptional = false, none = [], aliases = [] }: Partial<FieldRule> = {},
): FieldRule => ({
  name,
  wrong,
  read,
  show,
  isOptional,
  none,
  aliases,
  asHandOver: (value, as) => ({ [as]: value }),
});

const TOP: readonly FieldRule[] = [
  rule('usertoken', 'wrong_usertoken', ({ token }) => token, {
    show: maskToken,
    none: ['Bearer'],
    aliases: ['token', 'access_token'],
  }),
  rule('userinfo', 'wrong_userinfo', ({ info }) => info, { none: ['{}'], aliases: ['user'] }),
  rule('clientType', 'wrong_clientType', ({ clientType }) => clientType, { show: openly, none: ['0'] }),
  rule('version', 'wrong_version', ({ version }) => version, { show: openly, aliases: ['app_version'] }),
  rule('handlers', 'wrong_handlers', ({ handlers }) => handlers, {
    show: openly,
    isOptional: true,
    aliases: ['methods'],
  }),
];

const USER: readonly FieldRule[] = [
  {
    ...rule('id', 'wrong_id', ({ user }) => user?.id, { none: ['0', '-1'], aliases: ['user_id', 'uid'] }),
    asHandOver: (id, as) => ({ userinfo: { [as]: id } }),
  },
  {
    ...rule('nickname', 'wrong_nickname', ({ user }) => user?.nickname, {
      isOptional: true,
      aliases: ['name', 'user_name'],
    }),
    asHandOver: (nickname, as) => ({ userinfo: { id: '1', [as]: nickname } }),
  },
  {
    ...rule('avatar', 'wrong_avatar', ({ user }) => user?.avatar, {
      isOptional: true,
      aliases: ['avatar_url', 'head_img', 'head_img_url', 'portrait'],
    }),
    asHandOver: (avatar, as) => ({ userinfo: { id: '1', [as]: avatar } }),
  },
];

/** True if a value means that there is none. */
const isNone = (value: unknown, { none }: FieldRule): boolean =>
  isMissing(value) ||
  (typeof value === 'object' && Object.keys(value as object).length === 0) ||
  ((typeof value === 'string' || typeof value === 'number') && none.includes(String(value).trim()));

/** True if the product reads something of this value under this name. */
function isRead(one: FieldRule, value: unknown, name: string): boolean {
  const handOver = accepted(one.asHandOver(value, name));
  return handOver !== null && !isNone(one.read(handOver), one);
}

const bareName = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');

/** A field that was meant to be this one. */
const misnamed = ({ name, aliases }: FieldRule, fields: Fields): string | undefined =>
  Object.keys(fields).find(
    (key) =>
      key !== name &&
      !isMissing(fields[key]) &&
      (bareName(key) === name.toLowerCase() || aliases.some((alias) => bareName(alias) === bareName(key))),
  );

function lineOf(one: FieldRule, fields: Fields, prefix = ''): FieldLine {
  const name = prefix + one.name;
  const other = isMissing(fields[one.name]) ? misnamed(one, fields) : undefined;
  // The product reads some fields under several names.
  const isOtherRead = other !== undefined && isRead(one, fields[other], other);
  if (other !== undefined && !isOtherRead)
    return {
      name,
      state: 'wrong',
      shown: plain(''),
      problem: { code: 'misnamed', detail: other.slice(0, SHOWN) },
    };
  const value = fields[other ?? one.name];
  const shown = isMissing(value) ? plain('') : one.show(value);
  if (!isNone(value, one) && !isRead(one, value, other ?? one.name))
    return { name, state: 'wrong', shown, problem: { code: one.wrong } };
  if (isMissing(value)) return { name, state: one.isOptional ? 'optional' : 'missing', shown, problem: null };
  return { name, state: 'present', shown, problem: null };
}

function fieldLines(fields: Fields): FieldLine[] {
  const given = fields['userinfo'];
  const user = typeof given === 'string' ? readJson(given) : given;
  const parts = isFields(user) && Object.keys(user).length > 0 ? user : null;
  const lines: FieldLine[] = [];
  for (const one of TOP) {
    const line = lineOf(one, fields);
    if (one.name === 'userinfo' && parts) {
      // Its parts say what is wrong in it.
      lines.push({ ...line, state: 'present', problem: null });
      lines.push(...USER.map((part) => lineOf(part, parts, 'userinfo.')));
    } else lines.push(line);
  }
  return lines;
}

/** Why the page refuses an answer as a whole. */
function refusalOf(raw: unknown): Problem {
  const value = typeof raw === 'string' ? readJson(raw) : raw;
  if (value === undefined && typeof raw === 'string') return { code: 'not_json', detail: describeValue(raw) };
  if (typeof raw === 'string' && typeof value === 'string' && isFields(readJson(value)))
    return { code: 'json_twice' };
  if (!isFields(value)) return { code: 'not_an_object', detail: describeValue(value) };
  const wrong = fieldLines(value).filter(({ state }) => state === 'wrong');
  return wrong.length > 0
    ? { code: 'wrong_fields', detail: wrong.map(({ name }) => name).join(', ') }
    : { code: 'malformed' };
}

/** Reads an answer of `getUserInfo`, or the data of `refreshUserInfo`, in detail. */
export function inspectHandOver(raw: unknown): Inspection {
  const value = typeof raw === 'string' ? readJson(raw) : raw;
  const handOver = accepted(raw);
  return {
    form: !isFields(value) ? null : typeof raw === 'string' ? 'json' : 'object',
    handOver,
    problem: handOver ? null : refusalOf(raw),
    fields: isFields(value) ? fieldLines(value) : [],
  };
}
