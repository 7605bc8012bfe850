import { CommandError } from '../command-error.ts';
import type { OpenFact } from '../gates/open-facts.ts';

/** Prints the placeholder facts. With `isLive` it throws while one is open. */
export function checkFacts(facts: readonly OpenFact[], isLive: boolean, print: (line: string) => void): void {
  facts.forEach(({ file, line, fact, needed }) => print(`${file}:${line}  ${fact}: ${needed}`));
  const count = facts.length === 1 ? '1 placeholder fact is' : `${facts.length} placeholder facts are`;
  if (isLive && facts.length > 0)
    throw new CommandError(`${count} open: the site is not ready to go live (see docs/site.md)`);
  print(`${facts.length === 0 ? 'no placeholder fact is' : count} open`);
}
