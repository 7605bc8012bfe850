import { has } from './read.ts';

/** A form as its HTML describes it. */
export interface ParsedForm {
  action: string;
  method: 'get' | 'post';
  fields: Record<string, string>;
}

const ATTRIBUTE = /([a-z_:][\w:.-]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+)))?/gi;
/** The quote before the end is in what Alipay's SDK for PHP writes (`style='display:none;''>`). */
const TAG = new RegExp(`<(/?)([a-z][a-z0-9]*)((?:\\s+${ATTRIBUTE.source})*)["']?\\s*/?>`, 'gi');

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** All matches; `matchAll` is missing in the oldest browsers. */
function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const each = new RegExp(pattern.source, pattern.flags);
  const matches: RegExpExecArray[] = [];
  for (let match = each.exec(text); match; match = each.exec(text)) matches.push(match);
  return matches;
}

/** Character references that form writers use. As in HTML, any other `&` is itself. */
const decode = (text: string): string =>
  text.replace(/&(?:(amp|lt|gt|quot|apos)|#(\d{1,7})|#x([\da-f]{1,6}));/gi, (whole, name, decimal, hex) => {
    if (name) return NAMED[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : parseInt(String(hex), 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single, bare] of matchesOf(ATTRIBUTE, text)) {
    const key = name.toLowerCase();
    // The first of two counts, as in HTML.
    if (!has(attributes, key)) attributes[key] = decode(double ?? single ?? bare ?? '');
  }
  return attributes;
}

const IGNORED = ['submit', 'button', 'reset', 'image'];
const PLAIN = ['', 'hidden', 'text'];

/**
 * The only form of an HTML text, as the wallets' SDKs write it: a form with hidden inputs and a submit button; what comes
 * before and after it (a script that submits it) is ignored. The text never becomes a document. null for anything else.
 */
export function parseForm(html: string): ParsedForm | null {
  if ((html.match(/<form[\s>]/gi) ?? []).length !== 1) return null;
  const inside = html.slice(html.search(/<form[\s>]/i)).split(/<\/form\s*>/i, 1)[0] ?? '';
  const tags = matchesOf(TAG, inside);
  const [open, ...inputs] = tags;
  // A `<` that is left belongs to no tag that was understood.
  if (!open || open.index !== 0 || inside.replace(TAG, '').includes('<')) return null;
  const { action = '', method = 'get' } = attributesOf(open[3] ?? '');
  const fields: Record<string, string> = {};
  for (const [, closing, tag = '', rest = ''] of inputs) {
    if (closing || tag.toLowerCase() !== 'input') return null;
    const { type = '', name = '', value = '', disabled } = attributesOf(rest);
    const kind = type.toLowerCase();
    if (IGNORED.includes(kind) || !name || disabled !== undefined) continue;
    if (!PLAIN.includes(kind) || has(fields, name) || name === '__proto__') return null;
    fields[name] = value;
  }
  const verb = method.toLowerCase();
  return action && (verb === 'get' || verb === 'post') ? { action, method: verb, fields } : null;
}
