import { describe, expect, it } from 'vitest';
import { getBroadcast } from '@vip/api';
import type { BootData } from '@vip/release-format';
import { createFirstAnswer } from './first-answer.ts';

const list = (path = '/v1/order/broadcast') => ({ ...getBroadcast(), path });

const DATE = 'Sat, 21 Nov 2026 01:29:41 GMT';
const good = () => Response.json({ items: [] }, { headers: { date: DATE } });

/** A document whose HTML has started a call that was answered like this. */
async function opened(response: Response | Error = good()) {
  const answer = response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
  const copy = answer.then((good) => good.clone().text());
  copy.catch(() => undefined);
  const boot: BootData = {
    first: { url: 'https://api.example/v1/order/broadcast', token: 'Bearer a', answer, text: copy },
    isStarted: false,
    isReplaced: false,
  };
  const session = { token: 'Bearer a' };
  const first = createFirstAnswer(boot, () => session.token);
  expect(first.read(list())).toBeNull();
  const arrival = first.arrival();
  await new Promise((resolve) => setTimeout(resolve));
  return { first, arrival, session, boot, response };
}

describe('the answer to the first call', () => {
  it('is there for the page that makes it, and no other, with the time of the server', async () => {
    const { first, arrival } = await opened();
    await arrival;
    expect(first.read(list())).toMatchObject({ data: { items: [] } });
    expect(first.read(list('/other'))).toBeNull();
    expect(Date.now() + first.clockOffset()).toBeCloseTo(Date.parse(DATE), -4);
  });

  it('is for no other session', async () => {
    const { first, session } = await opened();
    session.token = 'Bearer b';
    expect(first.read(list())).toBeNull();
  });

  it('can still be read by the client of a page that react-dom draws first', async () => {
    const { response, boot } = await opened();
    expect(boot.first).not.toBeNull();
    expect(await (response as Response).text()).toContain('items');
  });

  it('is not the answer to a later question of a page that began with it', async () => {
    const { first, boot } = await opened();
    first.forget();
    expect([first.read(list()), boot.first]).toEqual([null, null]);
  });

  it.each([
    ['an error', new Response('{}', { status: 500 }), false],
    ['malformed', Response.json({ items: 7 }), true],
    ['no network', new Error('offline'), false],
  ])('is left to react-dom’s page if it is %s', async (_, response, isThere) => {
    const { first, arrival } = await opened(response);
    expect(first.read(list())).toBeNull();
    expect(await arrival).toBe(isThere);
  });
});
