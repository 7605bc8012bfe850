import { routesOf } from '../compose/compose.ts';
import { brandSlices, type Registry } from '../registry/registry.ts';
import { fitsContract, pageFile, type ReleaseRef, type Slice } from '@vip/release-format';

/**
 * Why a slice cannot stand beside the others at the moment it is written: two teams may have passed the gates at once, and
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
