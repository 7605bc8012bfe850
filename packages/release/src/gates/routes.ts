import { pageFile, type ReleaseManifest } from '@vip/release-format';
import type { LiveState } from './contract.ts';

/** As much of a release as is looked at here. */
type Routed = Pick<ReleaseManifest, 'publisher' | 'routes' | 'pages'>;

/**
 * Why a release's routes cannot go live beside those of the other brands and of the brand's own past. `allowRemoved`:
 * routes and pages that may be lost.
 */
export const routeTroubles = (
  release: Routed,
  live: LiveState,
  allowRemoved: readonly string[],
): string[] => [
  ...placeTroubles(release, live),
  ...lost(release, live)
    .filter(({ name }) => !allowRemoved.includes(name))
    .map(({ name, why }) => `${why}; keep it, or publish with --allow-removed ${name}`),
];

function placeTroubles({ publisher, routes }: Routed, live: LiveState): string[] {
  const owners = ownersBeside(publisher, live);
  return routes.flatMap(({ path }) => {
    const file = attempt(() => pageFile(path));
    if (file instanceof Error) return [file.message];
    const owner = owners.get(file);
    owners.set(file, 'another route of this release');
    return owner === undefined
      ? []
      : [`${path} is taken by ${owner}: take another path, or let it be given up there first`];
  });
}

/** Who has which page file. What is only gone back to has no HTML of its own. */
const ownersBeside = (publisher: string, { paths }: LiveState): Map<string, string> =>
  new Map(
    Object.entries(paths)
      .filter(([brand]) => brand !== publisher)
      .flatMap(([brand, taken]) => taken.map((path): [string, string] => [pageFile(path), brand])),
  );

/** What the live release has and this one has not. Names of parameters may change: no link has them. */
function lost({ publisher, routes, pages }: Routed, live: LiveState): { name: string; why: string }[] {
  const before = live.brands[publisher]?.live;
  if (!before) return [];
  const shapes = new Set(routes.map(({ path }) => shapeOf(path)));
  const lostRoutes = before.routes.map(({ path }) => path).filter((path) => !shapes.has(shapeOf(path)));
  const lostPages = Object.keys(before.pages).filter((page) => !(page in pages));
  return [
    ...lostRoutes.map((path) => ({ name: path, why: `removed route ${path}: links to it break` })),
    ...lostPages.map((page) => ({
      name: page,
      why: `removed page ${page}: HTML that hosts keep asks for it`,
    })),
  ];
}

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

function attempt<T>(run: () => T): T | Error {
  try {
    return run();
  } catch (error) {
    return error as Error;
  }
}
