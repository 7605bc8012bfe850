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

/** A list of pictures that e2e keeps; null if there are none. */
export async function readPictures<Item>(file: string): Promise<readonly Item[] | null> {
  const answer = await fetch(`/workbench/gallery/${file}`);
  return answer.ok ? ((await answer.json()) as Item[]) : null;
}
