/** One picture of the contact sheet, as `scenes.json` lists it. */
export interface Scene {
  /** The picture's name without its ending. */
  id: string;
  brand: 'main' | 'honey' | 'youquan' | 'tuiwen' | 'shell';
  route: string;
  title: string;
  state: string;
  path: string;
  environment: string;
}

export const BRANDS: Record<Scene['brand'], string> = {
  main: '主品牌',
  honey: '蜂蜜',
  youquan: '友圈',
  tuiwen: '推文',
  shell: '外壳',
};

/** Which scenes are shown. The page's address has it, so that it can be shared. */
export interface Filter {
  /** Words that all occur in the brand, route, title or state of a scene. */
  words: string;
  /** '' for every brand. */
  brand: Scene['brand'] | '';
  /** A commit: only pictures that are other or new since. '' for all. */
  since: string;
}

const isBrand = (name: string): name is Scene['brand'] => Object.keys(BRANDS).includes(name);

/** Reads a filter from a query. */
export function readFilter(query: string): Filter {
  const params = new URLSearchParams(query);
  const brand = params.get('brand') ?? '';
  return {
    words: params.get('words') ?? '',
    brand: isBrand(brand) ? brand : '',
    since: params.get('since') ?? '',
  };
}

/** The query that `readFilter` reads back; '' for everything. */
export function writeFilter(filter: Filter): string {
  const set = Object.entries(filter).filter(([, value]) => value !== '');
  return set.length > 0 ? `?${new URLSearchParams(set).toString()}` : '';
}

/** The scenes that fit. `changed`: the ids of the pictures that changed since the filter's commit; null while unknown. */
export function filterScenes(
  scenes: readonly Scene[],
  { words, brand, since }: Filter,
  changed: ReadonlySet<string> | null,
): Scene[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return scenes.filter((scene) => {
    const text = [BRANDS[scene.brand], scene.brand, scene.route, scene.title, scene.state, scene.id].join(
      ' ',
    );
    return (
      (brand === '' || scene.brand === brand) &&
      (since === '' || changed?.has(scene.id) === true) &&
      wanted.every((word) => text.toLowerCase().includes(word))
    );
  });
}

export interface RouteGroup {
  route: string;
  title: string;
  scenes: Scene[];
}

/** Scenes by their route, in the order of first appearance. */
export function groupByRoute(scenes: readonly Scene[]): RouteGroup[] {
  const groups = new Map<string, RouteGroup>();
  for (const scene of scenes) {
    const { route, title } = scene;
    const group = groups.get(route) ?? { route, title, scenes: [] };
    group.scenes.push(scene);
    groups.set(route, group);
  }
  return [...groups.values()];
}

/** A purchase page in a browser engine, as `engines.json` lists it. */
export interface EnginePicture {
  /** The engine's name for people. */
  name: string;
  path: string;
  file: string;
}

/** A list of the sandbox about pictures; null if there is none. */
export async function readPictures<Item>(file: string): Promise<readonly Item[] | null> {
  const answer = await fetch(`/workbench/gallery/${file}`);
  return answer.ok ? ((await answer.json()) as Item[]) : null;
}
