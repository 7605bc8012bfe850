import type { RemoteBuild } from '@vip/federation';
import { pageFile } from '../registry/routes.ts';
import type { LiveState } from './contract.ts';

/** Why these routes cannot go live beside those of the other brands and of the brand's own past. */
export function routeTroubles(options: {
  brand: string;
  build: Pick<RemoteBuild, 'routes' | 'pages'>;
  live: LiveState;
  /** Routes and pages that may be lost. */
  allowRemoved: readonly string[];
}): string[] {
  const { brand, build, live, allowRemoved } = options;
  return [
    ...placeTroubles(brand, build, live),
    ...lost(brand, build, live)
      .filter(({ name }) => !allowRemoved.includes(name))
      .map(({ why }) => why),
  ];
}

function placeTroubles(brand: string, build: Pick<RemoteBuild, 'routes'>, live: LiveState): string[] {
  const owners = ownersBeside(brand, live);
  return build.routes.flatMap(({ path }) => {
    const file = attempt(() => pageFile(path));
    if (file instanceof Error) return [file.message];
    const owner = owners.get(file);
    owners.set(file, 'another route of this release');
    return owner === undefined
      ? []
      : [`${path} is taken by ${owner}: take another path, or let them give it up first`];
  });
}

/** Who has which page file: live, or in a canary that some people see. What is gone back to has no HTML of its own. */
function ownersBeside(brand: string, live: LiveState): Map<string, string> {
  const owners = new Map<string, string>();
  for (const [other, { live: running, canary }] of Object.entries(live.brands)) {
    if (other === brand) continue;
    for (const release of canary ? [running, canary] : [running])
      for (const { path } of release.routes) owners.set(pageFile(path), other);
  }
  return owners;
}

/** What the live release has and this one has not. Names of parameters may change: no link has them. */
function lost(brand: string, build: Pick<RemoteBuild, 'routes' | 'pages'>, live: LiveState) {
  const before = live.brands[brand]?.live;
  if (!before) return [];
  const shapes = new Set(build.routes.map(({ path }) => shapeOf(path)));
  const publishWith = (name: string) => `keep it, or publish with --allow-removed ${name}`;
  return [
    ...before.routes
      .filter(({ path }) => !shapes.has(shapeOf(path)))
      .map(({ path }) => ({
        name: path,
        why: `removed route ${path}: links to it break; ${publishWith(path)}`,
      })),
    ...Object.keys(before.pages)
      .filter((page) => !Object.keys(build.pages).includes(page))
      .map((page) => ({
        name: page,
        why: `removed page ${page}: HTML that hosts still keep asks for it; ${publishWith(page)}`,
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
