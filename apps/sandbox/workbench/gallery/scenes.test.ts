import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  BRANDS,
  filterScenes,
  groupByRoute,
  readFilter,
  writeFilter,
  type Filter,
  type Scene,
} from './scenes.ts';

const brands = Object.keys(BRANDS) as Scene['brand'][];
const scene = fc.record({
  id: fc.uuid(),
  brand: fc.constantFrom(...brands),
  route: fc.constantFrom('/', '/a', '/b'),
  title: fc.constant('页'),
  state: fc.string(),
  path: fc.constant('/'),
  environment: fc.constant('browser'),
});

test('groups every scene once, with its route, in order', () => {
  fc.assert(
    fc.property(fc.array(scene), (scenes: Scene[]) => {
      const groups = groupByRoute(scenes);
      expect(new Set(groups.map(({ route }) => route)).size).toBe(groups.length);
      for (const group of groups)
        expect(group.scenes).toEqual(scenes.filter(({ route }) => route === group.route));
    }),
  );
});

test('a filter is the same after it was written to the address and read again', () => {
  const filter = fc.record({
    words: fc.string(),
    brand: fc.constantFrom('' as const, ...brands),
    since: fc.string(),
  });
  fc.assert(
    fc.property(filter, (one: Filter) => {
      expect(readFilter(writeFilter(one))).toEqual(one);
    }),
  );
  expect(readFilter('?brand=unknown')).toEqual({ words: '', brand: '', since: '' });
});

const paid: Scene = {
  id: 'honey-resulthoney-default',
  brand: 'honey',
  route: '/resulthoney',
  title: '支付结果',
  state: '支付成功',
  path: '/resulthoney',
  environment: 'browser',
};
const closed: Scene = {
  ...paid,
  id: 'main-result-closed',
  brand: 'main',
  route: '/result',
  state: '订单已关闭',
};
const all: Filter = { words: '', brand: '', since: '' };
const idsOf = (filter: Partial<Filter>, changed: ReadonlySet<string> | null = null) =>
  filterScenes([paid, closed], { ...all, ...filter }, changed).map(({ id }) => id);

test.each([
  [{}, [paid.id, closed.id]],
  [{ brand: 'honey' as const }, [paid.id]],
  [{ words: '结果 关闭' }, [closed.id]],
  [{ words: ' ResultHoney ' }, [paid.id]],
  [{ words: '主品牌' }, [closed.id]],
  [{ words: '关闭', brand: 'honey' as const }, []],
])('%o shows %o', (filter, ids) => {
  expect(idsOf(filter)).toEqual(ids);
});

test('since a commit, only changed pictures are shown, none until they are known', () => {
  expect(idsOf({ since: 'HEAD' }, new Set([closed.id]))).toEqual([closed.id]);
  expect(idsOf({ since: 'HEAD' })).toEqual([]);
});
