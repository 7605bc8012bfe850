import { createHash } from 'node:crypto';

const SCRIPT_FILE = /<script defer[^>]*><\/script>\n?/g;

/**
 * Puts one script in the place of all script files of a composed page, and adds the hashes by which chunks loaded later
 * are let in; the page's policy lets the script that adds them. Throws when the page has no script files: it is not composed as it was.
 */
export function putScript(
  html: string,
  bundle: { base: string; script: string; integrity: Readonly<Record<string, string>> },
): string {
  const { base, script, integrity } = bundle;
  const [first] = html.match(SCRIPT_FILE) ?? [];
  if (first === undefined) throw new Error('the composed page has no script files to replace');
  const at = html.indexOf(first);
  const added = `Object.assign(__page.integrity,${JSON.stringify(integrity)})`;
  const hash = createHash('sha256').update(added).digest('base64');
  return [
    html
      .slice(0, at)
      .replace(SCRIPT_FILE, '')
      .replace(/\bscript-src /, `$&&#39;sha256-${hash}&#39; `),
    `<script>${added}</script>\n`,
    `<script defer data-shell src="${base}${script}" integrity="${integrity[script] ?? ''}" crossorigin="anonymous"></script>\n`,
    html.slice(at).replace(SCRIPT_FILE, ''),
  ].join('');
}
