import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getBroadcast, getFeedbackList, getOrder, loginBySmsCode } from '../endpoints/main/index.ts';
import { answer, clientOver, rejection } from './client.test-support.ts';
import { unauthorizedOnce } from './unauthorized-once.ts';

describe('a 401', () => {
  it('logs out once, whatever number of calls fail together, and is raised by each', async () => {
    const { client, onUnauthorized, logged } = clientOver(() => answer(401));
    const errors = await Promise.all([
      rejection(client.send(getBroadcast())),
      rejection(client.send(getFeedbackList())),
      rejection(client.send(getOrder('1'))),
    ]);
    expect(errors.map((error) => error.code)).toEqual(['unauthorized', 'unauthorized', 'unauthorized']);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(logged).toEqual([]);
  });

  it('to a token that was replaced meanwhile leaves the new session alone', async () => {
    let token = 'Bearer old';
    const { client, onUnauthorized } = clientOver(
      () => {
        token = 'Bearer new';
        return answer(401);
      },
      { token: () => token },
    );
    await rejection(client.send(getBroadcast()));
    expect(onUnauthorized).not.toHaveBeenCalled();
    await rejection(client.send(getBroadcast()));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('to a result token logs nobody out, and is logged', async () => {
    const { client, onUnauthorized, logged } = clientOver(() => answer(401));
    await rejection(client.send(getOrder('1', 'result-token')));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(logged.map(({ where }) => where)).toEqual(['GET main /web/orders/1']);
  });

  it('to a login says nothing about a session', async () => {
    const { client, onUnauthorized } = clientOver(() => answer(401));
    await rejection(client.send(loginBySmsCode({ phone: '13800000001', code: '123456' })));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('without a token tells it once, and again after somebody was logged in', async () => {
    let token: string | null = null;
    const { client, onUnauthorized } = clientOver(() => answer(401), { token: () => token });
    await rejection(client.send(getBroadcast()));
    await rejection(client.send(getBroadcast()));
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    token = 'Bearer a';
    await rejection(client.send(getBroadcast()));
    token = null;
    await rejection(client.send(getBroadcast()));
    expect(onUnauthorized).toHaveBeenCalledTimes(3);
  });

  it('raises its error also when logging out fails', async () => {
    const { client } = clientOver(() => answer(401), {
      onUnauthorized: () => {
        throw new Error('no bridge');
      },
    });
    expect((await rejection(client.send(getBroadcast()))).code).toBe('unauthorized');
  });

  it.each(['Bearer 中文', 'Bearer a\nb', 'Bearer ', ''])(
    'is what a stored token of %j gets, unsent: no header can hold it',
    async (token) => {
      const { client, requests, onUnauthorized } = clientOver(() => answer(200), { token: () => token });
      expect((await rejection(client.send(getBroadcast()))).code).toBe('unauthorized');
      expect(requests).toEqual([]);
      expect(onUnauthorized).toHaveBeenCalledTimes(1);
    },
  );

  it('is what a result token like that gets, and nobody is logged out', async () => {
    const { client, requests, onUnauthorized } = clientOver(() => answer(200));
    expect((await rejection(client.send(getOrder('1', '结果')))).code).toBe('unauthorized');
    expect(requests).toEqual([]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

it('over any history, a token is told at most once and only while it is the stored one', () => {
  const token = fc.constantFrom(null, 'a', 'b', 'c');
  const step = fc.record({ kind: fc.constantFrom('store', 'sent', 'refused'), token });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let stored: string | null = null;
      const told: (string | null)[] = [];
      const once = unauthorizedOnce(
        () => stored,
        () => told.push(stored),
      );
      for (const { kind, token } of steps) {
        const before = told.length;
        if (kind === 'store') stored = token;
        else if (kind === 'sent') once.sent(token);
        else once.refused(token);
        if (told.length > before) expect([kind, token]).toEqual(['refused', stored]);
      }
      const named = told.filter((value) => value !== null);
      expect(new Set(named).size).toBe(named.length);
    }),
  );
});
