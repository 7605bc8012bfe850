import { fitsContract } from '@vip/release-format';
import semver from 'semver';

/** What a remote needs of a shell. `shared`: ranges by module name. */
export interface Needs {
  contract: string;
  shared: Record<string, string>;
}

/** What a shell gives. `shared`: versions by module name. */
export interface Gives {
  contract: string;
  shared: Record<string, string>;
}

/** The host contract is a shared module too, and has a gate of its own. */
const HOST = '@vip/host';

/** Shared modules that a shell lacks, or has in a version that will not do: a clause each, such as `react ^19.3.0, and
 * 18.2.0 is there`. */
export const sharedLacking = (needs: Needs, gives: Gives): string[] =>
  Object.entries(needs.shared).flatMap(([name, range]) => {
    const version = gives.shared[name];
    if (name === HOST || (version !== undefined && semver.satisfies(version, range))) return [];
    return [`${name} ${range}, and ${version ?? 'none'} is there`];
  });

/** Whether a page may ever run the two together. */
export const fits = (needs: Needs, gives: Gives): boolean =>
  fitsContract(needs.contract, gives.contract) && sharedLacking(needs, gives).length === 0;
