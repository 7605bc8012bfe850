import type { Finding } from './finding.ts';
import type { Exchange } from './observe.ts';

/**
 * The rules of the Fetch standard (fetch.spec.whatwg.org, "CORS check" and "CORS-preflight fetch") for requests without
 * credentials, which is how pages reach another origin.
 */

const listOf = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

const wrong = (field: string, expected: string, came: string): Finding => ({
  level: 'wrong',
  field,
  expected,
  came,
});

const came = (value: string | null): string => (value === null ? 'no such header' : value);

const isAllowed = (headers: Headers, origin: string): boolean =>
  ['*', origin].includes(headers.get('access-control-allow-origin') ?? '');

/** Without them: the clock of the phone, no time to wait, no number to report. */
const EXPOSED = ['date', 'retry-after', 'x-request-id'];

/** Whether pages of `origin` may read an answer. */
export function answerFindings({ answerHeaders }: Exchange, origin: string): Finding[] {
  const field = 'access-control-allow-origin';
  if (!isAllowed(answerHeaders, origin))
    return [wrong(field, `${origin} or *: pages cannot read the answer`, came(answerHeaders.get(field)))];
  const exposed = listOf(answerHeaders.get('access-control-expose-headers'));
  if (exposed.includes('*')) return [];
  const hidden = EXPOSED.filter((name) => !exposed.includes(name));
  if (hidden.length === 0) return [];
  const header = 'access-control-expose-headers';
  return [
    { level: 'odd', field: header, expected: EXPOSED.join(', '), came: `without ${hidden.join(', ')}` },
  ];
}

/** Headers of a request that need the server's permission: `accept` needs none. */
export const askedHeaders = (headers: readonly string[]): string[] =>
  headers.filter((name) => name !== 'accept').sort();

/** What is wrong with the answer to a preflight. `asked`: names of `askedHeaders`. */
function preflightFindings(
  { status, headers }: { status: number; headers: Headers },
  origin: string,
  asked: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  if (status < 200 || status > 299)
    findings.push(wrong('preflight', 'a status from 200 to 299 to OPTIONS', String(status)));
  if (!isAllowed(headers, origin))
    findings.push(
      wrong(
        'preflight access-control-allow-origin',
        `${origin} or *`,
        came(headers.get('access-control-allow-origin')),
      ),
    );
  const allowed = listOf(headers.get('access-control-allow-headers'));
  for (const name of asked) {
    const field = 'preflight access-control-allow-headers';
    // `*` does not include authorization (Fetch standard, "CORS non-wildcard request-header name").
    const byWildcard = allowed.includes('*') && name !== 'authorization';
    if (!byWildcard && !allowed.includes(name))
      findings.push(wrong(field, `${name}, which the product sends`, 'not in the list'));
    else if (!allowed.includes(name))
      findings.push({
        level: 'odd',
        field,
        expected: `${name} by its name: Safari before 13 does not know *`,
        came: '*',
      });
  }
  return findings;
}

async function ask(
  url: string,
  method: string,
  asked: readonly string[],
  origin: string,
  timeoutMs: number,
): Promise<Finding[]> {
  try {
    const { status, headers } = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': asked.join(','),
      },
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return preflightFindings({ status, headers }, origin, asked);
  } catch {
    return [wrong('preflight', 'an answer to OPTIONS', 'no answer')];
  }
}

const isWrong = (findings: readonly Finding[]): boolean => findings.some(({ level }) => level === 'wrong');

/** Sends the preflight of a request as a browser does; nothing for a request that needs none. */
export async function preflight(
  url: string,
  method: string,
  asked: readonly string[],
  origin: string,
  timeoutMs: number,
): Promise<Finding[]> {
  // GET and POST need no permission themselves.
  if (asked.length === 0) return [];
  const together = await ask(url, method, asked, origin, timeoutMs);
  if (!isWrong(together) || asked.length === 1) return together;
  // Some servers refuse the whole preflight for one header: each alone shows which.
  const alone = await Promise.all(asked.map((name) => ask(url, method, [name], origin, timeoutMs)));
  const refused = alone.filter(isWrong);
  if (refused.length === 0 || refused.length === asked.length) return together;
  return asked
    .filter((_, at) => isWrong(alone[at] ?? []))
    .map((name) =>
      wrong('preflight access-control-allow-headers', `${name}, which the product sends`, 'refused'),
    );
}
