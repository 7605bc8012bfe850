import { expect, it } from 'vitest';
import { environments, nativeHosts } from './index.ts';
import { userAgents } from './user-agents/user-agents.ts';

it('plays every fake app and every user agent that was seen, each under an id of its own', () => {
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

it('says where every user agent comes from', () => {
  expect(userAgents.filter(({ source }) => source === '')).toEqual([]);
  const ids = userAgents.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has one app on each system whose user agent carries no token of ours', () => {
  const bare = environments.filter(
    ({ kind, userAgent }) => kind === 'native' && !userAgent.includes('SisterApp/'),
  );
  expect(bare.map(({ platform }) => platform).sort()).toEqual(['android', 'ios']);
});

it('starts in a phone’s browser', () => {
  expect(environments[0]).toMatchObject({ id: 'browser', kind: 'none' });
});
