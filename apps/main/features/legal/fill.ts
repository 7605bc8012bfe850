const INCLUDE = /\{\{> ?([\w/-]+)\}\}/g;
const FIELD = /\{\{(\w+)\}\}/g;

/** A mark of `pnpm release check`: no part of a text. */
const MARK = /<!-- PLACEHOLDER [^]*?-->\s*/g;

/** Deeper nesting is treated as a circle. */
const DEPTH = 4;

/**
 * Replaces the includes (`{{> name}}`) and template fields (`{{name}}`) of a text. `clauses` and `fields` are Markdown.
 * Throws on unknown names and on clauses that include each other.
 */
export function fill(
  text: string,
  clauses: Readonly<Record<string, string>>,
  fields: Readonly<Record<string, string>>,
): string {
  let whole = text;
  for (let depth = 0; whole.includes('{{>'); depth += 1) {
    if (depth === DEPTH) throw new Error('clauses include each other, or an include has a syntax error');
    whole = whole.replace(INCLUDE, (_, name: string) => own(clauses, name, 'clause').trim());
  }
  const filled = whole.replace(FIELD, (_, name: string) => own(fields, name, 'field'));
  if (/\{\{|\}\}/.test(filled)) throw new Error('a template field has a syntax error');
  return filled;
}

function own(from: Readonly<Record<string, string>>, name: string, what: string): string {
  const found = Object.hasOwn(from, name) ? from[name] : undefined;
  if (found === undefined) throw new Error(`unknown ${what} ${name}`);
  return found;
}

/** A file without the marks of its open facts. */
export const withoutMarks = (file: string): string => file.replace(MARK, '');

/** Escapes plain text for Markdown. */
export const plain = (text: string): string =>
  text.replace(/[\\`*_[\]|#~]/g, '\\$&').replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
