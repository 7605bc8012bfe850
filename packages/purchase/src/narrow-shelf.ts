import type { MembershipPackage } from '@vip/api';
import type { FoundShelf } from './contract.ts';
import { preselected } from './preselected.ts';

/**
 * The same shelf with only some of its packages on it: the chosen one if it is among them, else their own default,
 * else the first. Empty where none is left; a shelf that is not ready stays as it is.
 */
export function narrowShelf(found: FoundShelf, isOffered: (pack: MembershipPackage) => boolean): FoundShelf {
  const { shelf, retry } = found;
  if (shelf.status !== 'ready') return found;
  const packages = shelf.packages.filter(isOffered);
  const selected = packages.find(({ id }) => id === shelf.selected.id) ?? preselected(packages);
  return { ...found, shelf: selected ? { ...shelf, packages, selected } : { status: 'empty', retry } };
}
