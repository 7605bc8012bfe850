import type { World } from '../world.ts';

/** How many are left of an option; null for what has no stock (memberships). */
export const stockOf = (world: World, pid: string): number | null =>
  world.db.get<{ remaining: number }>('SELECT remaining FROM stock WHERE pid = ?', pid)?.remaining ?? null;

/** Takes one; false when none is left. What has no stock is always there. */
export function takeStock(world: World, pid: string): boolean {
  if (stockOf(world, pid) === null) return true;
  return world.db.run('UPDATE stock SET remaining = remaining - 1 WHERE pid = ? AND remaining > 0', pid) > 0;
}

export function restock(world: World, pid: string): void {
  world.db.run('UPDATE stock SET remaining = remaining + 1 WHERE pid = ?', pid);
}
