import { beyondFloor } from '@vip/federation/floor';

/** What the oldest engines cannot take of the files that ship. A build has looked already: this is for what it did not make. */
export const floorTroubles = (files: Map<string, Buffer>): string[] =>
  [...files].flatMap(([name, content]) =>
    beyondFloor(name, content.toString('utf8')).map(
      (what) => `${what}: write it in an older way, and build again`,
    ),
  );
