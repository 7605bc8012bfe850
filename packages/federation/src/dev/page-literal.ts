/** As much of what a composed page says (`ComposedData` of `release`) as a dev page changes or needs. */
export interface SaidByPage {
  config: { backends: Record<string, string>; allow: { pay: string[]; picture: string[] } };
  base: string;
  shell: { version: string; integrity: Record<string, string> };
  slice: object;
}

const isSaid = (value: unknown): value is SaidByPage =>
  typeof value === 'object' &&
  value !== null &&
  ['config', 'base', 'shell', 'slice'].every((key) => Object.prototype.hasOwnProperty.call(value, key));

/**
 * What a composed page says, and how to say something else in its place: the one JSON literal among its scripts that
 * has what every page has. Throws where there is none.
 */
export function findPageLiteral(html: string): { said: SaidByPage; replace(said: object): string } {
  for (let start = html.indexOf('{"'); start >= 0; start = html.indexOf('{"', start + 1)) {
    const end = endOfObject(html, start);
    const said = end < 0 ? null : parsed(html.slice(start, end));
    if (isSaid(said))
      return { said, replace: (other) => html.slice(0, start) + literal(other) + html.slice(end) };
  }
  throw new Error('this is no composed page: it does not say which shell it is of');
}

/** The place after the brace that closes the object that starts here; -1 where none does. */
function endOfObject(text: string, start: number): number {
  let depth = 0;
  let isText = false;
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (isText) {
      if (char === '\\') at += 1;
      else if (char === '"') isText = false;
    } else if (char === '"') isText = true;
    else if (char === '{') depth += 1;
    else if (char === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // A block of a script, not an object.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** JSON that ends no script. */
const literal = (value: object): string => JSON.stringify(value).replace(/</g, '\\u003c');
