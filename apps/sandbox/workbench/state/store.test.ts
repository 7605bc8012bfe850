import { expect, it } from 'vitest';
import { createStore } from './store.ts';

it('runs a watcher at once and only when one of its fields is another value', () => {
  const store = createStore({ a: 1, b: 1 });
  const seen: number[] = [];
  store.watch(['a'], ({ a }) => seen.push(a));
  store.set({ b: 2 });
  store.set({ a: 1 });
  store.set({ a: 3, b: 3 });
  expect(seen).toEqual([1, 3]);
});

it('lets a watcher change the state', () => {
  const store = createStore({ a: 1, double: 0 });
  store.watch(['a'], ({ a }) => store.set({ double: a * 2 }));
  store.set({ a: 4 });
  expect(store.get()).toEqual({ a: 4, double: 8 });
});
