import { productFiles, type Graph } from './read-graph.ts';

/** Files or folders that import each other, directly or by way of others. */
export type Circle = readonly string[];

type Edges = Map<string, Set<string>>;

export function findCircles(graph: Graph): { files: Circle[]; folders: Circle[] } {
  const files: Edges = new Map();
  const byParent = new Map<string, Edges>();
  for (const { path, imports } of productFiles(graph)) {
    for (const to of imports) {
      connect(files, path, to);
      const siblings = siblingFolders(path, to);
      if (!siblings) continue;
      const { parent, from, into } = siblings;
      const edges = byParent.get(parent) ?? new Map<string, Set<string>>();
      byParent.set(parent, edges);
      connect(edges, from, into);
    }
  }
  return { files: circlesOf(files), folders: [...byParent.values()].flatMap(circlesOf) };
}

/** The two sibling folders that an import connects; null within a folder, and from or to a file beside a folder. */
function siblingFolders(path: string, to: string) {
  const [one, other] = [path.split('/'), to.split('/')];
  let depth = 0;
  while (one[depth] === other[depth]) depth += 1;
  if (depth >= one.length - 1 || depth >= other.length - 1) return null;
  const parent = one.slice(0, depth).join('/');
  return { parent, from: one.slice(0, depth + 1).join('/'), into: other.slice(0, depth + 1).join('/') };
}

function connect(edges: Edges, from: string, to: string): void {
  const known = edges.get(from) ?? new Set<string>();
  edges.set(from, known.add(to));
}

/** Tarjan's strongly connected components of more than one node. */
function circlesOf(edges: Edges): Circle[] {
  const circles: Circle[] = [];
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    stack.push(node);
    for (const next of edges.get(node) ?? []) {
      if (!index.has(next)) low.set(node, Math.min(low.get(node) ?? own, visit(next)));
      else if (stack.includes(next)) low.set(node, Math.min(low.get(node) ?? own, index.get(next) ?? own));
    }
    const lowest = low.get(node) ?? own;
    if (lowest === own) {
      const members = stack.splice(stack.indexOf(node));
      if (members.length > 1) circles.push(members.sort());
    }
    return lowest;
  };
  for (const node of edges.keys()) if (!index.has(node)) visit(node);
  return circles;
}
