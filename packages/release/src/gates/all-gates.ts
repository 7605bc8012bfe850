import type { RemoteBuild, ShellBuild } from '@vip/federation';
import { CommandError } from '../commands/command-error.ts';
import type { LiveState } from './contract.ts';
import { missingFiles } from './files.ts';
import { floorTroubles } from './floor.ts';
import { routeTroubles } from './routes.ts';
import { checkRemote, checkShell } from './schema.ts';
import { contractTroubles, sharedTroubles, shellTroubles } from './shell-fit.ts';
import { sizeTroubles } from './size.ts';

/** What asks to go live: the parsed `build.json` and the files of `dist/client`. */
interface Asking {
  build: unknown;
  files: Map<string, Buffer>;
  live: LiveState;
}

/** Throws one `CommandError` with all that is in the way. */
export function refuse(name: string, troubles: readonly string[]): void {
  if (troubles.length > 0) throw refusal(name, troubles);
}

const refusal = (name: string, troubles: readonly string[]) =>
  new CommandError(`${name} cannot go live:\n  ${troubles.join('\n  ')}`);

/**
 * Every gate that looks at a brand's build, in order; all that they find is told at once. A build that does not fit its
 * schema is not looked at further.
 */
export function passRemoteGates(
  asking: Asking & { brand: string; allowRemoved: readonly string[] },
): RemoteBuild {
  const { brand, files, live, allowRemoved } = asking;
  const build = fitting(brand, checkRemote(brand, asking.build));
  const missing = missingFiles(build, files.keys());
  refuse(brand, [
    ...missing,
    ...routeTroubles({ brand, build, live, allowRemoved }),
    ...sharedTroubles(brand, build, live),
    ...contractTroubles(brand, build, live),
    ...floorTroubles(files),
    // What is not there cannot be weighed.
    ...(missing.length > 0 ? [] : sizeTroubles(build, (file) => files.get(file) as Buffer)),
  ]);
  return build;
}

/** The same for the shell: that it is whole, that old engines take it, and that no remote is left behind. */
export function passShellGates(asking: Asking): ShellBuild {
  const { files, live } = asking;
  const build = fitting('shell', checkShell(asking.build));
  refuse('shell', [
    ...missingFiles(build, files.keys()),
    ...shellTroubles(build, live),
    ...floorTroubles(files),
  ]);
  return build;
}

function fitting<Build extends object>(name: string, checked: Build | string[]): Build {
  if (Array.isArray(checked)) throw refusal(name, checked);
  return checked;
}
