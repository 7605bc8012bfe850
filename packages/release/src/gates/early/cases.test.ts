import { describe, expect, it } from 'vitest';
import { answerSchema, type Contract, type JsonSchema, readContract } from '@vip/dev-tools/contract';
import { casesOf } from './cases.ts';
import { visitsOf } from './visits.ts';

const contract = readContract();
const LIST = { backend: 'honey', path: '/web/vip/packages/wechat?phone=' };

/** What does not fit in a value, by JSON Schema 2020-12 as far as the contract uses it. */
function misfits(value: unknown, part: JsonSchema, at = ''): string[] {
  const { components }: Contract = contract;
  if (part.$ref) return misfits(value, components.schemas[part.$ref.replace(/^.*\//, '')] ?? {}, at);
  const options = [...(part.anyOf ?? []), ...(part.oneOf ?? [])];
  if (options.length > 0)
    return options.some((option) => misfits(value, option, at).length === 0) ? [] : [`${at}: no option`];
  if (Array.isArray(value))
    return part.type === 'array'
      ? value.flatMap((item, index) => misfits(item, part.items ?? {}, `${at}/${index}`))
      : [`${at}: a list`];
  if (typeof value === 'object' && value !== null) {
    const { properties = {}, required = [] } = part;
    const missing = required.filter((name) => !(name in value)).map((name) => `${at}: no ${name}`);
    const parts = Object.entries(value).flatMap(([name, each]) =>
      misfits(each, properties[name] ?? {}, `${at}/${name}`),
    );
    return part.type === 'object' ? [...missing, ...parts] : [`${at}: an object`];
  }
  const text = typeof value === 'string' ? value : null;
  const isFit: Record<string, boolean> = {
    null: value === null,
    boolean: typeof value === 'boolean',
    integer: Number.isSafeInteger(value) && Number(value) >= 0,
    string:
      text !== null &&
      text.length >= (part.minLength ?? 0) &&
      text.length <= (part.maxLength ?? Infinity) &&
      new RegExp(part.pattern ?? '').test(text) &&
      (part.enum ?? [text]).includes(text),
  };
  return isFit[part.type ?? ''] === true ? [] : [`${at}: not of the type ${part.type}`];
}

describe('the cases of an answer', () => {
  it.each(['Activity', 'MembershipPackageList', 'Scheme', 'User', 'WelfareList', 'PreparedOrder'])(
    'fit %s in the contract, and are different',
    (name) => {
      const schema = contract.components.schemas[name] as JsonSchema;
      const cases = casesOf(contract, schema);
      expect(cases.flatMap(({ name: title, value }) => misfits(value, schema, title))).toEqual([]);
      expect(new Set(cases.map(({ value }) => JSON.stringify(value))).size).toBe(cases.length);
      expect(cases).toEqual(casesOf(contract, schema));
    },
  );

  it('have every state of a package list that pages draw differently', () => {
    const lists = casesOf(contract, answerSchema(contract, LIST.backend, LIST.path)).map(
      ({ value }) => (value as { packages: Record<string, unknown>[] }).packages,
    );
    const some = (is: (list: Record<string, unknown>[]) => boolean) => lists.some(is);
    for (const count of [0, 1, 2, 3, 5]) expect(some(({ length }) => length === count)).toBe(true);
    expect(some((list) => list.length > 0 && list.every(({ renewal }) => renewal))).toBe(true);
    expect(some((list) => list.length > 0 && list.every(({ is_default: is }) => !is))).toBe(true);
    expect(some((list) => list.some(({ price }) => price === 0))).toBe(true);
    const struck = ({ price, original_price: before }: Record<string, unknown>) =>
      Number(before) > Number(price);
    expect(some((list) => list.length > 0 && list.every(struck))).toBe(true);
    expect(some((list) => list.length > 0 && !list.some(struck))).toBe(true);
    expect(some((list) => list.some(({ name }) => String(name).length > 60))).toBe(true);
    expect(some((list) => new Set(list.map(({ name }) => name)).size < list.length)).toBe(true);
    expect(some((list) => list.some(({ benefits }) => benefits === null || benefits === undefined))).toBe(
      true,
    );
    expect(some((list) => list.some(({ days }) => days === null))).toBe(true);
  });
});

describe('the visits of a route', () => {
  const visits = visitsOf(contract, LIST);
  const users = visits.map(
    ({ stored }) => JSON.parse(stored['auth.info'] ?? 'null') as Record<string, unknown> | null,
  );

  it('have every user of the contract and anonymous ones', () => {
    const memberships = users.map(
      (user) => user?.['membership'] as { expiresAt: string | null } | null | undefined,
    );
    expect(users.filter((user) => user === null).length).toBeGreaterThan(2);
    expect(users.some((user) => user && !user['nickname'] && !user['avatar'])).toBe(true);
    expect(memberships).toContain(null);
    expect(memberships.some((membership) => membership && membership.expiresAt === null)).toBe(true);
    for (const year of ['2026-10', '2026-12'])
      expect(memberships.some((membership) => membership?.expiresAt?.startsWith(year))).toBe(true);
  });

  it('have bad answers, which the page leaves to react-dom', () => {
    const bad = visits.filter(({ isGood }) => !isGood);
    expect(bad.map(({ name, answer }) => `${name.split(';')[0]} ${answer.status}`)).toEqual([
      'status 503 503',
      'no JSON 200',
      'malformed parts 200',
    ]);
    expect(
      misfits(JSON.parse(bad[2]?.answer.body ?? ''), answerSchema(contract, LIST.backend, LIST.path)),
    ).not.toEqual([]);
  });
});
