import { expect, test } from 'vitest';
import { requireEveryRoute } from './subjects.ts';

const route = (path: string, firstCall?: { backend: 'main'; path: string }) => ({
  path,
  title: '支付',
  page: './pay',
  session: 'none' as const,
  ...(firstCall && { firstCall }),
});
const builds = [{ routes: [route('/', { backend: 'main', path: '/v1/activity' }), route('/share')] }];

test('a route with a first call that is not measured is refused, others need not be', () => {
  expect(() => requireEveryRoute(builds, [{ path: '/' }])).not.toThrow();
  expect(() => requireEveryRoute(builds, [{ path: '/share' }])).toThrow('does not have /');
});
