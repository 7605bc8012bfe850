import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { NO_PAGE, PAGES } from './pages.ts';

/** Rows of the generated route table: the calls that the code of each route's page can make. */
const rows = fs
  .readFileSync(path.join(import.meta.dirname, '../../../e2e/ROUTES.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `/'))
  .map((line) => {
    const [, route = '', , , , session = '', calls = ''] = line.split('|').map((cell) => cell.trim());
    return {
      route: route.replace(/`/g, ''),
      session,
      calls: [...calls.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
    };
  });

const isLogin = (call: string) => /GET \/v1\/sms\/code\/login|POST \/v1\/auth\/smsCode/.test(call);

/** The login sheet is behind a lazy chunk of the shared purchase screen, which the table does not follow. */
const mayLogIn = (session: string, calls: readonly string[]) =>
  session !== 'none' || calls.some((call) => call.endsWith('/orders/official'));

describe('the pages of a call', () => {
  it('are read from a table with rows', () => expect(rows.length).toBeGreaterThan(20));

  it.each(Object.entries(PAGES))('can make it, by the generated route table: %s', (call, routes) => {
    const able = rows
      .filter(({ calls, session }) => calls.includes(call) || (isLogin(call) && mayLogIn(session, calls)))
      .map(({ route }) => route);
    expect(able).toEqual(expect.arrayContaining([...routes]));
  });

  it('are known for every call that a page can make', () => {
    const called = [...new Set(rows.flatMap(({ calls }) => calls))];
    expect(called.filter((name) => !PAGES[name])).toEqual([]);
    expect(PAGES[NO_PAGE]).toBeUndefined();
  });
});
