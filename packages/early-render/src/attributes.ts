import { UnsupportedError } from './resolve.ts';

/** Attributes of svg that react-dom writes with a dash. */
const DASHED = /^(clip|color|dominant|fill|flood|font|marker|paint|pointer|shape|stop|stroke|text)([A-Z])/;
/** `true` and `false` are the values of these; other attributes are there or not. */
const TEXT_BOOLEANS = /^(aria-|data-|contentEditable$|draggable$|spellCheck$)/;
/** React's own, or set as properties below. */
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

/** Gives `node` the attributes of `next`; it has those of `before`. Throws `UnsupportedError`. */
export function setAttributes(node: Element, before: Props, next: Props): void {
  const isSvg = node.namespaceURI !== 'http://www.w3.org/1999/xhtml';
  if (UNSUPPORTED_TAGS.includes(node.localName)) throw new UnsupportedError(node.localName);
  for (const name of Object.keys({ ...before, ...next })) {
    if (UNSUPPORTED.includes(name)) throw new UnsupportedError(name);
    if (OWN.includes(name)) continue;
    const value = attributeValue(name, next[name]);
    if (value === attributeValue(name, before[name])) continue;
    const attribute = attributeName(name, isSvg);
    if (value === null) node.removeAttribute(attribute);
    else node.setAttribute(attribute, value);
  }
  const style = styleText(next['style']);
  // Not as an attribute, which the page's policy refuses.
  if (style !== styleText(before['style'])) (node as HTMLElement).style.cssText = style;
  if (node.localName === 'input') setInput(node as HTMLInputElement, next);
}

/** What a user changes has to be set again each time: the attributes do not count any more. */
function setInput(input: HTMLInputElement, { checked, value }: Props): void {
  if (checked !== undefined && input.checked !== checked) input.checked = Boolean(checked);
  if (checked === undefined && value !== undefined && input.value !== value) input.value = String(value);
}
