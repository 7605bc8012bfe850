import { ApiError, type Order } from '@vip/api';
import { describe, expect, it } from 'vitest';
import { anIntent, anOrder, aPending } from '../test-support/samples.test-support.ts';
import { asApiError, findOrder } from './order.ts';

describe('an error of a port', () => {
  it('stays an ApiError, also one of another copy of the class', () => {
    class ApiErrorOfTheShell extends Error {
      override readonly name = 'ApiError';
      readonly code = 'timeout';
    }
    const own = new ApiError('conflict');
    const foreign = new ApiErrorOfTheShell();
    expect(asApiError(own)).toBe(own);
    expect(asApiError(foreign)).toBe(foreign);
  });

  it('is a server error for anything else, with the cause', () => {
    expect(asApiError('text')).toMatchObject({ code: 'server', cause: 'text' });
  });
});

describe('a stored order', () => {
  /** What is found where the reads answer in turn, and the tokens that were sent. */
  async function found(
    answers: (Order | ApiError)[],
    { user = 'u1', present = 'u1', token = 'rt' as string | null } = {},
  ) {
    const tokens: (string | null)[] = [];
    const result = await findOrder(
      {
        isBuyer: (buyer) => buyer === present,
        getOrder: async ({ resultToken }) => {
          tokens.push(resultToken);
          const answer = answers[tokens.length - 1]!;
          if (answer instanceof ApiError) throw answer;
          return answer;
        },
      },
      { ...aPending({ intent: anIntent({ user }), resultToken: token }), order: anOrder() },
    );
    return { ...result, tokens };
  }
  const refused = new ApiError('unauthorized', { status: 401 });

  it('is read by its result token', async () => {
    expect(await found([anOrder()])).toEqual({ order: anOrder(), tokens: ['rt'] });
  });

  it('is read by the session of its buyer if the result token is refused', async () => {
    expect(await found([refused, anOrder()])).toEqual({ order: anOrder(), tokens: ['rt', null] });
  });

  it.each([
    ['the buyer is anonymous', { user: '', present: '' }],
    ['another user is here', { present: 'u2' }],
  ])('is not reported as the end of a session if %s', async (_, who) => {
    const { tokens, ...result } = await found([refused], who);
    expect(result).toMatchObject({ error: { code: 'forbidden', details: { status: 401 } } });
    expect(tokens).toEqual(['rt']);
  });

  it('is reported as the end of a session if that session was refused', async () => {
    expect(await found([refused], { token: null })).toMatchObject({ error: refused, tokens: [null] });
    expect(await found([refused, refused])).toMatchObject({ error: refused, tokens: ['rt', null] });
  });

  it('is missing only if the backend itself reports it', async () => {
    const missing = new ApiError('not_found', { status: 404, serverCode: 'not_found' });
    const gateway = new ApiError('not_found', { status: 404 });
    expect(await found([missing])).toMatchObject({ order: null });
    expect(await found([gateway])).toMatchObject({ error: gateway });
  });

  it('is malformed if the answer is another order', async () => {
    expect(await found([anOrder({ id: 'o2', status: 'paid' })])).toMatchObject({
      error: { code: 'malformed' },
    });
  });
});
