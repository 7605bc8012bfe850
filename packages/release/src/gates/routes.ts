import {
  fitsContract,
  pageFile,
  type ReleaseManifest,
  type ReleaseRef,
  type Slice,
} from '@vip/release-format';
import { brandSlices, type Registry, routesOf } from '../registry/registry.ts';
import type { LiveState } from './live-state.ts';

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

/** Owner of each page file. Rollback targets have no HTML of their own. */
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

/**
 * Conflicts of a slice with the others at the moment it is written: two teams may have passed the gates at once, and
 * what a rollback or a promotion makes live passed them long ago. Looks at what slices say alone, so it costs nothing.
 */
export function atWritingTroubles(next: Slice, registry: Registry): string[] {
  if (next.publisher === 'shell')
    return brandSlices(registry).flatMap(([brand, slice]) =>
      running(slice).flatMap((ref) => contractTrouble(brand, ref, next.live)),
    );
  const shell = registry.slices['shell'];
  return [
    ...takenPaths(next, registry),
    ...(shell ? running(next).flatMap((ref) => contractTrouble(next.publisher, ref, shell.live)) : []),
  ];
}

const running = ({ live, canary }: Slice): ReleaseRef[] => [live, ...(canary ? [canary.release] : [])];

function contractTrouble(brand: string, needs: ReleaseRef, shell: ReleaseRef): string[] {
  if (fitsContract(needs.contract, shell.contract)) return [];
  return [
    `${brand} ${needs.version} needs shell contract ${needs.contract}, and ${shell.version} has ${shell.contract}: publish what fits first`,
  ];
}

function takenPaths(next: Slice, registry: Registry): string[] {
  const owners = new Map(
    brandSlices(registry)
      .filter(([brand]) => brand !== next.publisher)
      .flatMap(([brand, slice]) => routesOf(slice).map((path): [string, string] => [pageFile(path), brand])),
  );
  return routesOf(next).flatMap((path) => {
    const owner = owners.get(pageFile(path));
    return owner ? [`${path} is taken by ${owner} meanwhile: take another path`] : [];
  });
}
