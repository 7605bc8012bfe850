/** A province, city or district, by its six-digit code (GB/T 2260). */
export interface Place {
  code: string;
  name: string;
}

/** The lists as `@vant/area-data` has them: names by code, 110000 北京市 · 110100 北京市 · 110101 东城区. */
export interface AreaLists {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  county_list: Record<string, string>;
}

export type RegionNames = readonly [province: string, city: string, district: string];

/** How many places a whole region has. */
export const DEPTH = 3;

export interface Regions {
  /** What can be chosen below these places: provinces below none. */
  below(path: readonly Place[]): Place[];
  /** The places of these names from the top, as far as they are known. */
  find(names: readonly string[]): Place[];
}

export function regionsOf(lists: AreaLists): Regions {
  const levels = [lists.province_list, lists.city_list, lists.county_list].map((list) =>
    Object.entries(list).map(([code, name]) => ({ code, name })),
  );
  /** A place's code begins with that of the place above it, two digits a level. */
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

/** `place` chosen below `path`; what has no alternative below it is taken along (北京市 has one city). */
export function goInto(regions: Regions, path: readonly Place[], place: Place): Place[] {
  const next = [...path, place];
  const [only, ...others] = next.length < DEPTH ? regions.below(next) : [];
  return only && others.length === 0 ? goInto(regions, next, only) : next;
}

/** Back to the choice that was made before: what had no alternative is given up along with it. */
export function goBackTo(regions: Regions, path: readonly Place[], at: number): Place[] {
  const kept = path.slice(0, at);
  return at > 0 && regions.below(kept).length === 1 ? goBackTo(regions, path, at - 1) : kept;
}

/** Where in the path something was chosen by hand, for the way back to it. */
export const choicesIn = (regions: Regions, path: readonly Place[]): number[] =>
  path.map((_, at) => at).filter((at) => regions.below(path.slice(0, at)).length > 1);
