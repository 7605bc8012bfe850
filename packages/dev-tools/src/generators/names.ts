/** An answer cannot be used. The message has the reason and a solution. */
export class GeneratorRefusal extends Error {
  override readonly name = 'GeneratorRefusal';
}

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Names with another meaning in the workspace, in paths or in events. */
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

/** Throws `GeneratorRefusal` unless this is a kebab-case name that is free. */
export function checkName(kind: 'brand' | 'page', name: string, taken: readonly string[]): void {
  if (!KEBAB.test(name))
    throw new GeneratorRefusal(
      `${JSON.stringify(name)} is not a name for a ${kind}: small letters, digits and single dashes, a letter first, like autumn-fair`,
    );
  if (taken.includes(name))
    throw new GeneratorRefusal(`${name} is taken: choose another name for the ${kind}`);
  if (kind === 'brand' && RESERVED.has(name))
    throw new GeneratorRefusal(`${name} is reserved: choose another name for the brand`);
}

/** Texts become string literals in sources: throws `GeneratorRefusal` for characters that would end or change them. */
export function checkText(kind: string, text: string): void {
  if (text.trim() === '' || /['"`\\{}<>$\n\r]/.test(text))
    throw new GeneratorRefusal(
      `${JSON.stringify(text)} is not a ${kind}: plain text without quotes and brackets`,
    );
}

/** autumn-fair → AutumnFair */
export const pascal = (name: string): string =>
  name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** autumn-fair → autumnfair, as in addresses. */
export const plain = (name: string): string => name.replaceAll('-', '');
