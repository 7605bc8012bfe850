import { answerSchema, type Contract } from '@vip/dev-tools/contract';
import { ACCOUNT_KEY, TOKEN_KEY, type RouteData } from '@vip/release-format';
import { type Case, casesOf } from './cases.ts';

/** A visit of a page: who comes, and what the first call is answered. */
export interface Visit {
  /** Such as `no packages, anonymous`. */
  name: string;
  /** Local storage at the start. */
  stored: Readonly<Record<string, string>>;
  answer: { status: number; body: string };
  /** The answer fits the contract, so that the page has to be drawn before react-dom. */
  isGood: boolean;
  /** Nothing is missing in it. */
  isComplete: boolean;
}

type Answer = Omit<Visit, 'stored'>;

/**
 * The visits of a route with a first call. Each answer and each user come at least once, not each with each: a page draws the
 * two in different places, and a run has to be quick.
 */
export function visitsOf(
  contract: Contract,
  { backend, path }: NonNullable<RouteData['firstCall']>,
): Visit[] {
  const answers = answersOf(casesOf(contract, answerSchema(contract, backend, path)));
  const known = casesOf(contract, userSchema(contract)).map(knownAs);
  const count = Math.max(answers.length, Math.ceil(known.length * 1.5));
  return Array.from({ length: count }, (_, at) => {
    const answer = answers[at % answers.length] as Answer;
    // Every third visit is anonymous.
    const nth = at - Math.floor((at + 1) / 3);
    const user = at % 3 === 1 ? ANONYMOUS : (known[nth % known.length] as typeof ANONYMOUS);
    return { ...answer, name: `${answer.name}; ${user.name}`, stored: user.stored };
  });
}

function answersOf(good: readonly Case[]): Answer[] {
  const complete = good[0]?.value as Record<string, unknown>;
  const bad = (name: string, status: number, body: string): Answer => ({
    name,
    answer: { status, body },
    isGood: false,
    isComplete: false,
  });
  return [
    ...good.map(({ name, value }, at): Answer => ({
      name,
      answer: { status: 200, body: JSON.stringify(value) },
      isGood: true,
      isComplete: at === 0,
    })),
    bad('status 503', 503, '{"code":"busy","message":"稍后再试"}'),
    bad('no JSON', 200, '<html>'),
    bad('malformed parts', 200, JSON.stringify(malformed(complete))),
  ];
}

/** With a malformed item in each list, and null for the first part that is no list. */
function malformed(value: Record<string, unknown>): unknown {
  const parts = Object.entries(value);
  const lists = parts.filter(([, part]) => Array.isArray(part));
  const [plain] = lists.length > 0 ? [] : parts;
  return {
    ...value,
    ...Object.fromEntries(lists.map(([name, list]) => [name, [...(list as unknown[]), 0]])),
    ...(plain && { [plain[0]]: 0 }),
  };
}

const ANONYMOUS = { name: 'anonymous', stored: {} as Record<string, string> };

const knownAs = ({ name, value }: Case) => ({
  name: `a user with ${name}`,
  stored: { [TOKEN_KEY]: 'Bearer smoke', [ACCOUNT_KEY]: JSON.stringify(inside(value)) },
});

function userSchema({ components }: Contract) {
  const { User } = components.schemas;
  if (!User) throw new Error('the contract has no User');
  return User;
}

/** As the shell stores a user: the names of the wire in camelCase. */
function inside(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      inside(part),
    ]),
  );
}
