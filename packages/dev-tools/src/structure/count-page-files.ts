import type { Graph } from './read-graph.ts';

export interface PageFiles {
  /** Folder of the page. */
  page: string;
  /** Scripts and styles of its brand that it is made of. */
  files: number;
}

const PAGE = /^(apps\/[^/]+\/)(?:pages|features)\/.*\bindex\.tsx$/;

/** What a brand engineer may have to open to change a page: everything of the brand that the page reaches. */
export function countPageFiles(graph: Graph): PageFiles[] {
  const pages = [...graph.keys()].flatMap((entry) => {
    const brand = PAGE.exec(entry)?.[1];
    if (!brand || !graph.has(`${brand}routes.ts`)) return [];
    return { page: entry.slice(0, entry.lastIndexOf('/')), files: reached(graph, entry, brand).size };
  });
  return pages.sort((a, b) => b.files - a.files);
}

function reached(graph: Graph, entry: string, brand: string): Set<string> {
  const found = new Set([entry]);
  for (const path of found) {
    for (const to of graph.get(path)?.imports ?? []) if (to.startsWith(brand)) found.add(to);
  }
  return found;
}
