import { uploadEvents, type EventName, type EventProps } from '@vip/api';
import { expect } from 'vitest';
import { wholeState } from '../control/whole-state.ts';
import { it, openSandbox, post, send } from '../testing/visitor.ts';

const batch = (props: Record<string, string>) => ({
  events: [{ name: 'page_view' as const, at: 1, route: '/wechatpay', props }],
});

it('stores events with any content type of a beacon', async ({ sandbox }) => {
  const response = await sandbox.app.request('/api/events/v1/events', {
    method: 'POST',
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
    body: JSON.stringify(batch({ um: 'gzh01' })),
  });
  expect(await response.json()).toEqual({ accepted: 1 });
  const { events } = await wholeState(sandbox.world);
  expect(events).toMatchObject([{ name: 'page_view', route: '/wechatpay', props: { um: 'gzh01' } }]);
});

it('refuses an authorization', async () => {
  const answer = await post(openSandbox(), '/api/events/v1/events', batch({}), { authorization: 'Bearer x' });
  expect(answer.status).toBe(422);
});

it.each([
  ['a phone number', '请回电 13800000001'],
  ['a token', `rt_${'a'.repeat(48)}`],
])('refuses %s in a value', async (_, value) => {
  expect((await send(openSandbox(), uploadEvents(batch({ value })))).status).toBe(422);
});

it('does not mistake an order number for a phone number', async () => {
  expect((await send(openSandbox(), uploadEvents(batch({ number: '26112113800001' })))).status).toBe(200);
});

it('counts how often each release was reported', async ({ sandbox }) => {
  for (const release of ['v1', 'v1', 'v2']) await send(sandbox, uploadEvents(batch({ release })));
  await send(sandbox, uploadEvents(batch({})));
  const answer = await sandbox.app.request('/api/events/v1/releases');
  expect(await answer.json()).toEqual({
    releases: [
      { release: 'v1', name: 'page_view', count: 2 },
      { release: 'v2', name: 'page_view', count: 1 },
    ],
  });
});

it('counts the hours of a brand by release and reason', async ({ sandbox }) => {
  const props = { brand: 'honey', release: 'v1', why: 'canary' };
  const upload = (name: EventName, more: EventProps = {}) =>
    send(
      sandbox,
      uploadEvents({ events: [{ at: 1, route: '/honeywechatpay', name, props: { ...props, ...more } }] }),
    );
  await upload('page_view');
  await upload('paywall_impression', { ms: 3001 });
  await upload('paywall_impression');
  await upload('checkout_result', { result: 'paid' });
  await upload('error');
  await upload('release_quarantined', { again: true });
  await upload('page_view', { brand: 'main' });
  const answer = await sandbox.app.request('/api/events/v1/statistics?brand=honey');
  expect(await answer.json()).toEqual({
    hours: [
      {
        hour: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d$/) as string,
        release: 'v1',
        why: 'canary',
        loads: 1,
        failures: 1,
        timed: 1,
        slow: 1,
        impressions: 2,
        selects: 0,
        starts: 0,
        paid: 1,
      },
    ],
  });
});
