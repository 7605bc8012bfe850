import { expect, it, vi } from 'vitest';
import { newCallId } from './call-id.ts';

it('no two ids are the same, and a container’s own are numbers', () => {
  const ids = Array.from({ length: 1000 }, newCallId);
  expect(new Set(ids).size).toBe(1000);
  for (const id of ids) expect(id).toMatch(/^[a-z0-9]+_[a-z0-9]+_\d+$/);
});

it('another copy of the code, or the page after a reload in the same millisecond, has ids of its own', async () => {
  vi.useFakeTimers({ now: 5 });
  const copies: string[] = [];
  for (let copy = 0; copy < 2; copy += 1) {
    vi.resetModules();
    const module = await import('./call-id.ts');
    copies.push(module.newCallId());
  }
  vi.useRealTimers();
  expect(copies[0]).not.toBe(copies[1]);
});
