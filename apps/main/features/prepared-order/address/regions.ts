import { areaList } from '@vant/area-data';

/** A province, city or district, by its six-digit code (GB/T 2260). */
export interface Place {
  code: string;
  name: string;
}

/** The lists of `@vant/area-data`: names by code, 110000 北京市 · 110100 北京市 · 110101 东城区. */
export interface AreaLists {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  county_list: Record<string, string>;
}

export type RegionNames = readonly [province: string, city: string, district: string];

/** Levels of a complete region. */
export const DEPTH = 3;

export interface Regions {
  /** The places directly below a path; the provinces for an empty path. */
  below(path: readonly Place[]): Place[];
  /** The path of these names from the province on, up to the first unknown name. */
  find(names: readonly string[]): Place[];
}

export function regionsOf(lists: AreaLists): Regions {
  const levels = [lists.province_list, lists.city_list, lists.county_list].map((list) =>
    Object.entries(list).map(([code, name]) => ({ code, name })),
  );
  /** A code starts with that of the parent: two digits per level. */
  const below = (path: readonly Place[]) => {
    const prefix = (path[path.length - 1]?.code ?? '').slice(0, path.length * 2);
    return (levels[path.length] ?? []).filter(({ code }) => code.indexOf(prefix) === 0);
  };
  const find = (names: readonly string[]) => {
    const path: Place[] = [];
    for (const name of names) {
      const place = below(path).find((one) => one.name === name);
      if (!place) break;
      path.push(place);
    }
    return path;
  };
  return { below, find };
}

/** Appends `place` to `path`, and then every single child (北京市 has one city). */
export function goInto(regions: Regions, path: readonly Place[], place: Place): Place[] {
  const next = [...path, place];
  const [only, ...others] = next.length < DEPTH ? regions.below(next) : [];
  return only && others.length === 0 ? goInto(regions, next, only) : next;
}

/** Goes back to the choice at `at`; single children are removed with their parent. */
export function goBackTo(regions: Regions, path: readonly Place[], at: number): Place[] {
  const kept = path.slice(0, at);
  return at > 0 && regions.below(kept).length === 1 ? goBackTo(regions, path, at - 1) : kept;
}

/** Indexes of the path at which the user had a choice. */
export const choicesIn = (regions: Regions, path: readonly Place[]): number[] =>
  path.map((_, at) => at).filter((at) => regions.below(path.slice(0, at)).length > 1);

/** A part of the country with its provinces, in the order of their codes. */
export interface Area {
  /** '' where a list has no parts. */
  name: string;
  places: Place[];
}

/** The first digit of a code is the part of the country; 4 has two, as people know them. */
const AREAS = [
  { name: '华北', codes: /^1/ },
  { name: '东北', codes: /^2/ },
  { name: '华东', codes: /^3/ },
  { name: '华中', codes: /^4[1-3]/ },
  { name: '华南', codes: /^4/ },
  { name: '西南', codes: /^5/ },
  { name: '西北', codes: /^6/ },
  { name: '港澳台', codes: /^[78]/ },
];

/** Provinces by the part of the country. */
export function areasOf(provinces: readonly Place[]): Area[] {
  const areas = AREAS.map(({ name }): Area => ({ name, places: [] }));
  for (const place of provinces)
    areas[AREAS.findIndex(({ codes }) => codes.test(place.code))]?.places.push(place);
  return areas;
}

/** 浙江, 广西: the name of a province as people say it. */
export const shortName = ({ name }: Place): string =>
  name.replace(/(?:特别行政区|(?:维吾尔|[壮回]族)?自治区|[省市])$/, '');

/** All regions of the country: 26 kB (brotli), so only the lazy region picker imports them. */
export const regions = regionsOf(areaList);
