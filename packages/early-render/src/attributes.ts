/** The page has something that only react-dom can draw. */
export class UnsupportedError extends Error {
  override readonly name = 'UnsupportedError';
}

/** Attributes of svg that react-dom writes with a dash. */
const DASHED = /^(clip|color|dominant|fill|flood|font|marker|paint|pointer|shape|stop|stroke|text)([A-Z])/;
/** `true` and `false` are the values of these; other attributes are there or not. */
const TEXT_BOOLEANS = /^(aria-|data-|contentEditable$|draggable$|spellCheck$)/;
/** React's own, or handled apart. */
const OWN = ['children', 'key', 'ref', 'style', 'autoFocus', 'suppressHydrationWarning'];
/** What react-dom does with these is not done here. */
const UNSUPPORTED = ['dangerouslySetInnerHTML', 'defaultValue', 'defaultChecked'];
const UNSUPPORTED_TAGS = ['select', 'textarea'];
const UNITLESS = /^(flex|fontWeight|lineHeight|opacity|order|zIndex)/;

type Props = Readonly<Record<string, unknown>>;

function attributeName(name: string, isSvg: boolean): string {
  if (name === 'className') return 'class';
  if (name === 'htmlFor') return 'for';
  if (!isSvg) return name.toLowerCase();
  return DASHED.test(name) ? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) : name;
}

/** null: no attribute. */
function attributeValue(name: string, value: unknown): string | null {
  if (value === null || value === undefined || typeof value === 'function') return null;
  if (typeof value === 'boolean' && !TEXT_BOOLEANS.test(name)) return value ? '' : null;
  return String(value);
}

function styleText(style: unknown): string {
  return Object.entries((style ?? {}) as Props)
    .filter(
      ([, value]) => value !== null && value !== undefined && value !== '' && typeof value !== 'boolean',
    )
    .map(([name, value]) => {
      const dashed = name.startsWith('--')
        ? name
        : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replace(/^ms-/, '-ms-');
      const isLength =
        typeof value === 'number' && value !== 0 && !name.startsWith('--') && !UNITLESS.test(name);
      return `${dashed}:${String(value).trim()}${isLength ? 'px' : ''}`;
    })
    .join(';');
}

export type Attributes = readonly (readonly [name: string, value: string])[];

/** The attributes of an element with these props, in their order. Throws `UnsupportedError`. */
export function attributesOf(tag: string, props: Props, isSvg: boolean): Attributes {
  if (UNSUPPORTED_TAGS.includes(tag)) throw new UnsupportedError(tag);
  const found: [string, string][] = [];
  for (const name in props) {
    if (UNSUPPORTED.includes(name)) throw new UnsupportedError(name);
    const value = OWN.includes(name) ? null : attributeValue(name, props[name]);
    if (value !== null) found.push([attributeName(name, isSvg), value]);
  }
  const style = styleText(props['style']);
  if (style) found.push(['style', style]);
  return found;
}

/** Gives `element` the attributes `next`; it has `before`. */
export function setAttributes(element: Element, before: Attributes, next: Attributes): void {
  for (const [name, value] of next)
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  for (const [name] of before) if (!next.some(([other]) => other === name)) element.removeAttribute(name);
}

/**
 * What a user changes has to be set again each time: the attributes do not count any more. Typed text, which is in no state
 * before react-dom, stays where it was drawn with the same value before (`old`).
 */
export function setInput(input: HTMLInputElement, { checked, value }: Props, old?: Props): void {
  if (checked !== undefined && input.checked !== checked) input.checked = Boolean(checked);
  if (checked !== undefined || value === undefined || old?.['value'] === value) return;
  if (input.value !== value) input.value = String(value);
}
