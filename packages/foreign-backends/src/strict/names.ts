import type { Incoming, Reply, Route } from '../serving/serve.ts';
import { fieldOf } from '../serving/text.ts';
import { invalid, refused } from './answers.ts';

type Check = (value: unknown) => boolean;
export const isText: Check = (value) => typeof value === 'string' && value !== '';
export const isPhone: Check = (value) => typeof value === 'string' && /^1\d{10}$/.test(value);
const isFen: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isPayType: Check = (value) => value === 'wechat' || value === 'alipay';
const isConsents: Check = (value) =>
  Array.isArray(value) &&
  value.every((each) => isText(fieldOf(each, 'document')) && isText(fieldOf(each, 'version')));

/** Fields of a body; a name with `?` may be missing. */
type Fields = Readonly<Record<string, Check>>;

export const PAYING: Fields = {
  pay_type: isPayType,
  client: isText,
  return_url: isText,
  'code?': isText,
  'um?': isText,
};
export const ORDER: Fields = {
  ...PAYING,
  price: isFen,
  um: isText,
  consents: isConsents,
  'phone?': isPhone,
  'user_id?': isText,
};
export const ORDER_OF_PREPARED: Fields = {
  ...ORDER,
  pid: isText,
  'fid?': isText,
  'address?': (value) => typeof value === 'object',
};

const unknownName = (kind: string, names: readonly string[]): Reply =>
  refused(400, `unknown_${kind}`, `unknown ${kind}: ${names.join(', ')}`);

/** What is wrong with the names and values of a body; null if nothing is. */
function bodyProblem(body: unknown, fields: Fields): Reply | null {
  const given = typeof body === 'object' && body !== null ? Object.keys(body) : [];
  const unknown = given.filter((name) => !(name in fields) && !(`${name}?` in fields));
  if (unknown.length > 0) return unknownName('field', unknown);
  for (const [name, fits] of Object.entries(fields)) {
    const plain = name.replace('?', '');
    const value = fieldOf(body, plain);
    if (value === undefined ? !name.endsWith('?') : !fits(value))
      return invalid({ [plain]: '填写的内容有误' });
  }
  return null;
}

interface Rules {
  /** Names in the query; a name with `?` may be missing. */
  query?: readonly string[];
  body?: Fields;
}

/** What is wrong with the names of a request; null if nothing is. */
function requestProblem({ query, body, method }: Incoming, rules: Rules): Reply | null {
  const names = rules.query ?? [];
  const unknown = [...query.keys()].filter((name) => !names.includes(name) && !names.includes(`${name}?`));
  if (unknown.length > 0) return unknownName('parameter', unknown);
  const missing = names.filter((name) => !name.endsWith('?') && !query.has(name));
  if (missing.length > 0)
    return refused(400, 'missing_parameter', `missing parameter: ${missing.join(', ')}`);
  return method === 'GET' ? null : bodyProblem(body, rules.body ?? {});
}

/** A call that refuses every name which it does not know. */
export const call = (
  name: string,
  { fields, money = [], ...rules }: Rules & { fields: readonly string[]; money?: readonly string[] },
  answer: (request: Incoming) => Reply,
): Route => ({
  name,
  fields,
  money,
  answer: (request) => requestProblem(request, rules) ?? answer(request),
});
