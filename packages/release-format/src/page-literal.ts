import type { ComposedData } from './page-data.ts';

/** Stands around the page data in the inline script, so that a dev server finds it. */
const MARK = '/*page*/';

/**
 * A value as a script literal: no `</script>`, no line separators that old engines stumble over, and a key `__proto__`
 * that is a key and not a prototype.
 */
export const scriptLiteral = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .replace(/"__proto__":/g, '["__proto__"]:');

/** The page data as the inline script of composed HTML has it. */
export const pageLiteral = (page: ComposedData): string => MARK + scriptLiteral(page) + MARK;

/** Reads the page data out of composed HTML; `replace` returns the HTML with other data. Throws where there is none. */
export function findPageLiteral(html: string): {
  page: ComposedData;
  replace(other: ComposedData): string;
} {
  const [before, literal, after, ...more] = html.split(MARK);
  if (literal === undefined || after === undefined || more.length > 0)
    throw new Error('this is no composed page: it does not say which shell it is of');
  const page = JSON.parse(literal.replace(/\["__proto__"\]:/g, '"__proto__":')) as ComposedData;
  return { page, replace: (other) => before + pageLiteral(other) + after };
}
