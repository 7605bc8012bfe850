import { areaList } from '@vant/area-data';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { areasOf, DEPTH, choicesIn, shortName, goBackTo, goInto, regionsOf, type Place } from './regions.ts';

// Every district of the country.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const regions = regionsOf(areaList);

/** The path of every district, from its province. */
function* wholePaths(path: Place[] = []): Generator<Place[]> {
  if (path.length === DEPTH) return yield path;
  for (const place of regions.below(path)) yield* wholePaths([...path, place]);
}
const all = [...wholePaths()];

test('every district of the data has exactly one path', () => {
  expect(all.map((path) => path[2]?.code).sort()).toEqual(Object.keys(areaList.county_list).sort());
});

test('every district is found by the names on its path', () => {
  for (const path of all) expect(regions.find(path.map(({ name }) => name))).toEqual(path);
});

test('every district can be selected; a level with a single place is skipped', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), (path) => {
      let chosen: Place[] = [];
      let taps = 0;
      while (chosen.length < DEPTH) {
        const place = path[chosen.length];
        if (!place) throw new Error('no path');
        chosen = goInto(regions, chosen, place);
        taps += 1;
      }
      expect(chosen).toEqual(path);
      expect(choicesIn(regions, path)).toHaveLength(taps);
    }),
  );
});

test('going back stops at choices only', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.integer({ min: 0, max: DEPTH - 1 }), (path, at) => {
      const back = goBackTo(regions, path, at);
      expect(back).toEqual(path.slice(0, back.length));
      expect(regions.below(back).length).toBeGreaterThan(1);
    }),
  );
});

test('find stops at the first unknown name', () => {
  expect(regions.find(['浙江省', '没有市', '西湖区']).map(({ name }) => name)).toEqual(['浙江省']);
  expect(regions.find(['', '', ''])).toEqual([]);
});

test('every province is in one part of the country, under the name that people say', () => {
  const areas = areasOf(regions.below([]));
  expect(areas.map(({ name, places }) => [name, ...places.map(shortName)].join(' '))).toEqual([
    '华北 北京 天津 河北 山西 内蒙古',
    '东北 辽宁 吉林 黑龙江',
    '华东 上海 江苏 浙江 安徽 福建 江西 山东',
    '华中 河南 湖北 湖南',
    '华南 广东 广西 海南',
    '西南 重庆 四川 贵州 云南 西藏',
    '西北 陕西 甘肃 青海 宁夏 新疆',
    '港澳台 台湾 香港 澳门',
  ]);
});
