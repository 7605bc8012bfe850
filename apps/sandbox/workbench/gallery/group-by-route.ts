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

/** Scenes by their route, in the order in which routes and scenes first come. */
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
