import type { Addresses } from '../addresses.ts';

/** The address of one of the sandbox's drawings, by its name without `.svg`. */
export const pictureUrl = (addresses: Addresses, name: string): string =>
  `${addresses.pictures}/__sandbox/pictures/${name}.svg`;
