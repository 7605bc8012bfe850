import { EventBatch, EventsAccepted, type EventProps } from '@vip/api/schema';
import { Hono } from 'hono';
import { answer } from '../contract/answer.ts';
import { takeBody } from '../contract/take-body.ts';
import { Refusal } from '../refusal.ts';
import type { RequestEnv, World } from '../world.ts';

/** A mainland mobile number, or one of the sandbox's tokens. */
const SECRET = /(?<!\d)1[3-9]\d{9}(?!\d)|(?:st|rt)_[0-9a-f]{48}/;

const holdsSecret = (props: EventProps) => Object.values(props).some((value) => SECRET.test(String(value)));

/** Event upload. Refuses an authorization, a token or a phone number: none of them belongs in an event. */
export function eventsBackend(world: World): Hono<RequestEnv> {
  const calls = new Hono<RequestEnv>();
  calls.post('/v1/events', async (c) => {
    if (c.req.header('authorization')) throw new Refusal('invalid', '事件上报不带登录信息');
    const { events } = await takeBody(c, EventBatch);
    if (events.some((event) => holdsSecret(event.props) || SECRET.test(event.route))) {
      throw new Refusal('invalid', '事件里不能有手机号或令牌');
    }
    world.db.transaction(() =>
      events.forEach(({ name, at, route, props }) => {
        const received_at = world.clock.now();
        world.db.insert('events', { name, at, route, props: JSON.stringify(props), received_at });
      }),
    );
    return answer(world, c, EventsAccepted, { accepted: events.length });
  });
  // For operators: how often each release was reported, by event.
  calls.get('/v1/releases', (c) =>
    c.json({
      releases: world.db.all<{ release: string; name: string; count: number }>(
        `SELECT json_extract(props, '$.release') AS release, name, COUNT(*) AS count FROM events
         WHERE release IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`,
      ),
    }),
  );
  // For judging a canary: hours by release and reason, as `HourCounts` of packages/release has them.
  calls.get('/v1/statistics', (c) =>
    c.json({
      hours: world.db.all(
        `SELECT strftime('%Y-%m-%dT%H', at / 1000, 'unixepoch') AS hour,
           json_extract(props, '$.release') AS release, json_extract(props, '$.why') AS why,
           SUM(name = 'page_view') AS loads,
           SUM(name IN ('error', 'release_quarantined') AND COALESCE(json_extract(props, '$.again'), 0) = 0) AS failures,
           SUM(name = 'paywall_impression' AND json_extract(props, '$.ms') IS NOT NULL) AS timed,
           SUM(name = 'paywall_impression' AND COALESCE(json_extract(props, '$.ms'), 0) > 3000) AS slow,
           SUM(name = 'paywall_impression') AS impressions, SUM(name = 'package_select') AS selects,
           SUM(name = 'checkout_start') AS starts,
           SUM(name = 'checkout_result' AND json_extract(props, '$.result') = 'paid') AS paid
         FROM events WHERE json_extract(props, '$.brand') = ? AND release IS NOT NULL AND why IS NOT NULL
         GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
        c.req.query('brand') ?? '',
      ),
    }),
  );
  return calls;
}
