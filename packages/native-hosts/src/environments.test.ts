import { expect, it } from 'vitest';
import { environments, nativeHosts } from './index.ts';
import { userAgents } from './user-agents.ts';

it('covers every fake app and every user agent, with unique ids', () => {
  const ids = environments.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const apps = environments.map(({ app }) => app);
  for (const { id } of nativeHosts) expect(apps).toContain(id);
  const played = new Set(environments.map(({ userAgent }) => userAgent));
  expect(userAgents.filter(({ userAgent }) => !played.has(userAgent))).toEqual([]);
});

it('has ids that fit into a cookie and an address', () => {
  for (const { id } of environments) expect(id).toMatch(/^[\w.-]{1,40}$/);
});

it('names the source of every user agent', () => {
  expect(userAgents.filter(({ source }) => source === '')).toEqual([]);
  const ids = userAgents.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has one app per system whose user agent lacks our token', () => {
  const bare = environments.filter(
    ({ kind, userAgent }) => kind === 'native' && !userAgent.includes('SisterApp/'),
  );
  expect(bare.map(({ platform }) => platform).sort()).toEqual(['android', 'ios']);
});

it('lists the phone browser first', () => {
  expect(environments[0]).toMatchObject({ id: 'browser', kind: 'none' });
});
