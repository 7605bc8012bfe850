import { describe, expect, it } from 'vitest';
import { getBroadcast, getFeedbackList, getOrder, loginBySmsCode, requestSmsCode } from '../index.ts';
import { answer, clientOver, rejection } from './client.test-support.ts';

describe('a 401 to a login', () => {
  it('of a gateway that refuses the expired token does not prevent the login, nor end the session', async () => {
    const { client, requests, onUnauthorized } = clientOver(({ headers }) =>
      headers['authorization'] ? answer(401) : answer(200, { token: 'new' }),
    );
    const sent = client.send(loginBySmsCode({ phone: '13800138000', code: '1234' }));
    await expect(sent).resolves.toMatchObject({ token: 'new' });
    expect(requests.map(({ headers }) => headers['authorization'])).toEqual([
      'Bearer session-token',
      undefined,
    ]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('without a token is thrown at once', async () => {
    const { client, requests, onUnauthorized } = clientOver(() => answer(401), { token: () => null });
    const error = await rejection(client.send(loginBySmsCode({ phone: '13800138000', code: '1234' })));
    expect([error.code, requests.length]).toEqual(['unauthorized', 1]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each([500, 422, 429])('is the only status that sends it again: %i does not', async (status) => {
    const { client, requests } = clientOver(() => answer(status));
    await rejection(client.send(requestSmsCode('13800138000')));
    expect(requests).toHaveLength(1);
  });
});

describe('a 401', () => {
  it('is reported once when several calls fail together, and thrown by each', async () => {
    const { client, onUnauthorized, logged } = clientOver(() => answer(401));
    const errors = await Promise.all([
      rejection(client.send(getBroadcast())),
      rejection(client.send(getFeedbackList())),
      rejection(client.send(getOrder('1'))),
    ]);
    expect(errors.map((error) => error.code)).toEqual(['unauthorized', 'unauthorized', 'unauthorized']);
    expect(onUnauthorized.mock.calls).toEqual([['Bearer session-token']]);
    expect(logged).toEqual([]);
  });

  it('to a token that was handed over again is reported once for each hand-over', async () => {
    let token: string | null = 'Bearer a';
    const { client, onUnauthorized } = clientOver(() => answer(401), {
      token: () => token,
    });
    onUnauthorized.mockImplementation(() => (token = null));
    const failTogether = () =>
      Promise.all([rejection(client.send(getBroadcast())), rejection(client.send(getFeedbackList()))]);
    await failTogether();
    token = 'Bearer a';
    await failTogether();
    expect(onUnauthorized.mock.calls).toEqual([['Bearer a'], ['Bearer a']]);
  });

  it('to a call from before the hand-over is ignored', async () => {
    let token: string | null = 'Bearer a';
    const { client, onUnauthorized, requests } = clientOver(
      () => new Promise((resolve) => pending.push(() => resolve(answer(401)))),
      { token: () => token },
    );
    const pending: (() => void)[] = [];
    onUnauthorized.mockImplementation(() => (token = null));
    const calls = [rejection(client.send(getBroadcast())), rejection(client.send(getFeedbackList()))];
    await expect.poll(() => requests.length).toBe(2);
    pending[0]?.();
    await calls[0];
    token = 'Bearer a';
    pending[1]?.();
    await calls[1];
    expect([onUnauthorized.mock.calls.length, token]).toEqual([1, 'Bearer a']);
  });

  it('to a token that was replaced meanwhile does not affect the new session', async () => {
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

  it('to a result token ends no session and is logged', async () => {
    const { client, onUnauthorized, logged } = clientOver(() => answer(401));
    await rejection(client.send(getOrder('1', 'result-token')));
    expect(onUnauthorized).not.toHaveBeenCalled();
    expect(logged.map(({ where }) => where)).toEqual(['GET main /web/orders/{id}']);
  });

  it('to a login does not affect the session', async () => {
    const { client, onUnauthorized } = clientOver(() => answer(401));
    await rejection(client.send(loginBySmsCode({ phone: '13800000001', code: '123456' })));
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('without a token is reported once, and again after a login', async () => {
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

  it('throws its error also if onUnauthorized throws', async () => {
    const { client } = clientOver(() => answer(401), {
      onUnauthorized: () => {
        throw new Error('no bridge');
      },
    });
    expect((await rejection(client.send(getBroadcast()))).code).toBe('unauthorized');
  });

  it.each(['Bearer 中文', 'Bearer a\nb', 'Bearer ', ''])(
    'is thrown for a stored token of %j, which is no valid header value, without a request',
    async (token) => {
      const { client, requests, onUnauthorized } = clientOver(() => answer(200), { token: () => token });
      expect((await rejection(client.send(getBroadcast()))).code).toBe('unauthorized');
      expect(requests).toEqual([]);
      expect(onUnauthorized).toHaveBeenCalledTimes(1);
    },
  );

  it('is thrown for such a result token and ends no session', async () => {
    const { client, requests, onUnauthorized } = clientOver(() => answer(200));
    expect((await rejection(client.send(getOrder('1', '结果')))).code).toBe('unauthorized');
    expect(requests).toEqual([]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});
