import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '../../node_modules');

/** A file of a package on npm, as it was published. */
export const publishedFile = (path: string): string => readFileSync(join(PACKAGES, path), 'utf8');

/** A literal with or without `@`, or what is between two parts. */
const LITERAL = /@?("(?:[^"\\]|\\.)*")/y;
const BETWEEN = /[+\s]+/y;

/** The match of a sticky pattern at a position. */
const matchAt = (pattern: RegExp, text: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

interface Script {
  /** Its file, in Objective-C, Java or Kotlin. */
  path: string;
  /** The beginning of the string expression, as it is written there. */
  opening: string;
  /** Values of what is no literal in the expression (Java, Kotlin). */
  values?: Readonly<Record<string, string>>;
  /** Values of `%@` (Objective-C). */
  format?: readonly string[];
}

/**
 * Reads a script that native code has as a string expression. A published version in which it is written in another way
 * is an error.
 */
export function publishedScript({ path, opening, values = {}, format = [] }: Script): string {
  const source = publishedFile(path);
  let at = source.indexOf(opening);
  if (at < 0) throw new Error(`${path} has no ${opening}`);
  let script = '';
  for (;;) {
    const literal = matchAt(LITERAL, source, at);
    const between = matchAt(BETWEEN, source, at);
    const [name, value] = Object.entries(values).find(([key]) => source.startsWith(key, at)) ?? [];
    if (literal) script += JSON.parse(literal[1]!) as string;
    else if (value !== undefined) script += value;
    else if (!between) break;
    at += (literal ?? between)?.[0].length ?? name!.length;
  }
  if (!/[,;)]/.test(source.charAt(at))) throw new Error(`${path}: unknown ${source.slice(at, at + 40)}`);
  const parts = script.split('%@');
  if (parts.length !== format.length + 1)
    throw new Error(`${path}: ${parts.length - 1} values after ${opening}`);
  return parts.map((part, index) => part + (format[index] ?? '')).join('');
}
