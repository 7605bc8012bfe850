import { chinaTime } from '../clock.ts';
import type { World } from '../world.ts';

/** The next number of this minute: year, month, day, hour and minute in China, and four digits of a count. */
export function nextOrderNumber(world: World): string {
  const minute = chinaTime(world.clock.now()).slice(2, 16).replace(/\D/g, '');
  const last = world.db.get<{ number: string }>(
    'SELECT number FROM orders WHERE number LIKE ? ORDER BY number DESC LIMIT 1',
    `${minute}____`,
  );
  const count = last ? Number(last.number.slice(-4)) + 1 : 1;
  return `${minute}${String(count).padStart(4, '0')}`;
}
