const INCLUDE = /\{\{> ?([\w/-]+)\}\}/g;
const BLANK = /\{\{(\w+)\}\}/g;

/** No text is nested deeper: more is a circle. */
const DEPTH = 4;

/**
 * A text with its clauses (`{{> name}}`) put in and its blanks (`{{name}}`) filled. `clauses` and `blanks` are Markdown.
 * Throws on a clause or a blank that nobody has, and on clauses that include each other in a circle.
 */
export function fill(
  text: string,
  clauses: Readonly<Record<string, string>>,
  blanks: Readonly<Record<string, string>>,
): string {
  let whole = text;
  for (let depth = 0; whole.includes('{{>'); depth += 1) {
    if (depth === DEPTH)
      throw new Error('clauses include each other in a circle, or one is not written as one');
    whole = whole.replace(INCLUDE, (_, name: string) => own(clauses, name, 'clause').trim());
  }
  const filled = whole.replace(BLANK, (_, name: string) => own(blanks, name, 'blank'));
  if (/\{\{|\}\}/.test(filled)) throw new Error('the text has a blank that is not written as one');
  return filled;
}

function own(from: Readonly<Record<string, string>>, name: string, what: string): string {
  const found = Object.hasOwn(from, name) ? from[name] : undefined;
  if (found === undefined) throw new Error(`there is no ${what} ${name}`);
  return found;
}

/** Plain text as Markdown that shows exactly it. */
export const plain = (text: string): string =>
  text.replace(/[\\`*_[\]|#~]/g, '\\$&').replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
