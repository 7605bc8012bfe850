import { GeneratorRefusal } from './refusal.ts';

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names that mean something else in the workspace, in addresses or in events. */
const RESERVED = new Set([
  'api',
  'cashier',
  'datacenter',
  'domain',
  'events',
  'pages',
  'r',
  'registry',
  'upgrade',
  'vip',
  'workbench',
]);

/** Throws `GeneratorRefusal` unless this is a kebab-case name that nothing else has. */
export function checkName(what: 'brand' | 'page', name: string, taken: readonly string[]): void {
  if (!KEBAB.test(name))
    throw new GeneratorRefusal(
      `${JSON.stringify(name)} is no name for a ${what}: small letters, digits and single dashes, a letter first, like autumn-fair`,
    );
  if (taken.includes(name))
    throw new GeneratorRefusal(`${name} is taken: choose another name for the ${what}`);
  if (what === 'brand' && RESERVED.has(name))
    throw new GeneratorRefusal(`${name} is reserved: choose another name for the brand`);
}

/** Words that people read stand in quotes in sources: what would end or change them is refused. */
export function checkWords(what: string, words: string): void {
  if (words.trim() === '' || /['"`\\{}<>$\n\r]/.test(words))
    throw new GeneratorRefusal(
      `${JSON.stringify(words)} is no ${what}: plain words without quotes and brackets`,
    );
}

/** autumn-fair → AutumnFair */
export const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** autumn-fair → autumnfair, as addresses have it. */
export const plain = (name: string): string => name.replaceAll('-', '');
