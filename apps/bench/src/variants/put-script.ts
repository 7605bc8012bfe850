import { createHash } from 'node:crypto';

const SCRIPT_FILE = /<script defer[^>]*><\/script>\n?/g;

/**
 * Replaces all script files of a composed page by one script, adds the hashes of its lazy chunks, and allows the added
 * inline script in the content security policy. Throws if the page has no script files.
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
