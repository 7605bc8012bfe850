/** Takes the chunks of a build, which add themselves to a global list: replaces webpack's code for it. */

/** A chunk as the bundler writes it: its names, its modules, and what runs at once in a second entry file. */
type Chunk = [names: string[], modules: object, run?: (require: typeof __webpack_require__) => void];

/** Names of chunks whose modules are there. */
export const installed: Record<string, true | undefined> = {};

function install([names, modules, run]: Chunk): void {
  Object.assign(__webpack_modules__, modules);
  for (const name of names) installed[name] = true;
  if (run) run(__webpack_require__);
}

const lists = window as unknown as Record<typeof __CHUNKS__, unknown>;
// Those that arrived earlier than this script.
const early = (lists[__CHUNKS__] ?? []) as Chunk[];
// Two versions would take each other's chunks. A document runs one release.
if (!Array.isArray(early)) throw new Error('this build is already there');
lists[__CHUNKS__] = { push: install };
early.forEach(install);
