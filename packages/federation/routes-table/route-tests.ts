import fs from 'node:fs';
import path from 'node:path';

/** Finds the journeys that name a route: in themselves, or in the steps that they take. Names without their ending. */
export function routeTests(e2e: string): (pattern: string) => string[] {
  const folder = path.join(e2e, 'journeys');
  const specs = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts') && !name.startsWith('gallery'))
    .sort()
    .map((name) => ({ name: name.replace('.spec.ts', ''), text: withSteps(path.join(folder, name)) }));
  return (pattern) => specs.filter(({ text }) => text.includes(`'${pattern}'`)).map(({ name }) => name);
}

/** A spec's text, and that of its brands: which routes a loop over brands visits stands there. */
function withSteps(file: string): string {
  const text = fs.readFileSync(file, 'utf8');
  const [steps] = /[./]+\/steps\/brands\.ts/.exec(text) ?? [];
  return steps ? text + fs.readFileSync(path.resolve(path.dirname(file), steps), 'utf8') : text;
}
