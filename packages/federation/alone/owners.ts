/** A line of CODEOWNERS: a folder from the top (`/apps/honey/`), or `*`, and its teams. */
export interface OwnerLine {
  pattern: string;
  teams: string[];
}

/** The lines of a CODEOWNERS file without its comments. */
export const ownerLines = (text: string): OwnerLine[] =>
  text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter(Boolean)
    .map((line) => {
      const [pattern = '', ...teams] = line.split(/\s+/);
      return { pattern, teams };
    });

/**
 * Who is asked about a file: the teams of the last line that fits. Of the patterns that GitHub knows, `*` and folders
 * from the top; throws on any other, since a pattern that is not understood fits nothing.
 */
export function ownersOf(lines: readonly OwnerLine[], file: string): string[] {
  const fits = lines.filter(({ pattern }) => {
    if (pattern !== '*' && !/^\/[\w./-]+\/$/.test(pattern))
      throw new Error(`${pattern} is neither * nor /a/folder/`);
    return pattern === '*' || `/${file}`.startsWith(pattern);
  });
  return fits.at(-1)?.teams ?? [];
}
