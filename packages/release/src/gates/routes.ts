import {
  fitsContract,
  pageFile,
  type ReleaseManifest,
  type ReleaseRef,
  type Slice,
} from '@vip/release-format';
import { brandSlices, ownersBeside, pathsOf, type Registry, routesOf } from '../registry/registry.ts';
import { foreignPaths } from '../registry/site-config.ts';
import type { LiveState } from './live-state.ts';

type Routed = Pick<ReleaseManifest, 'publisher' | 'routes' | 'pages'>;

/**
 * Conflicts of a release's routes with those of other brands, and routes or pages of the live release that it lacks.
 * `allowRemoved`: routes and pages that may be removed.
 */
export const routeViolations = (
  release: Routed,
  live: LiveState,
  allowRemoved: readonly string[],
): string[] => [
  ...pathConflicts(release, live),
  ...lost(release, live)
    .filter(({ name }) => !allowRemoved.includes(name))
    .map(({ name, why }) => `${why}; keep it, or publish with --allow-removed ${name}`),
];

function pathConflicts({ publisher, routes }: Routed, live: LiveState): string[] {
  const owners = ownersBeside(publisher, live.paths);
  return routes.flatMap(({ path }) => {
    let file: string;
    try {
      file = pageFile(path);
    } catch (error) {
      return [(error as Error).message];
    }
    const owner = owners.get(file);
    owners.set(file, 'another route of this release');
    return owner === undefined
      ? []
      : [`${path} is taken by ${owner}: choose another path, or remove it there first`];
  });
}

/** Routes and pages of the live release that this one lacks. Names of parameters may change: no link has them. */
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
      why: `removed page ${page}: cached HTML requests it`,
    })),
  ];
}

const shapeOf = (path: string): string => path.replace(/:\w+/g, ':');

/**
 * Conflicts of a slice with the others at the moment it is written: two teams may have passed the gates at the same time,
 * and a release that a rollback or promotion makes live passed them long ago. Compares slices only, so it is cheap.
 */
export function writeConflicts(next: Slice, registry: Registry): string[] {
  if (next.publisher === 'shell')
    return brandSlices(registry).flatMap(([brand, slice]) =>
      running(slice).flatMap((ref) => contractViolationsOf(brand, ref, next.live)),
    );
  const shell = registry.slices['shell'];
  return [
    ...takenPaths(next, registry),
    ...foreignPaths(registry.config, next.publisher, routesOf(next)),
    ...(shell ? running(next).flatMap((ref) => contractViolationsOf(next.publisher, ref, shell.live)) : []),
  ];
}

const running = ({ live, canary }: Slice): ReleaseRef[] => [live, ...(canary ? [canary.release] : [])];

function contractViolationsOf(brand: string, needs: ReleaseRef, shell: ReleaseRef): string[] {
  if (fitsContract(needs.contract, shell.contract)) return [];
  return [
    `${brand} ${needs.version} needs shell contract ${needs.contract}, and ${shell.version} has ${shell.contract}: publish a compatible one first`,
  ];
}

function takenPaths(next: Slice, registry: Registry): string[] {
  const owners = ownersBeside(next.publisher, pathsOf(registry));
  return routesOf(next).flatMap((path) => {
    const owner = owners.get(pageFile(path));
    return owner ? [`${path} was taken by ${owner} meanwhile: choose another path`] : [];
  });
}
