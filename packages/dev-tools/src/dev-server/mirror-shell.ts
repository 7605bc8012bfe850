import fs from 'node:fs';
import path from 'node:path';
import { findPageLiteral, folderOf } from '@vip/release-format';

/** A path without a route: every site answers it with the not-found page, which contains the shell and no brand. */
const NO_PAGE = '/-/no-such-page';

/**
 * Copies a live site's shell into a folder: the not-found page and the files that it names. Their integrity is checked by
 * the browser. Returns the shell's version. Rejects if the address is not a composed site or a file is missing.
 */
export async function mirrorShell(origin: string, site: string, get: typeof fetch = fetch): Promise<string> {
  const answer = await get(new URL(NO_PAGE, origin));
  const html = await answer.text();
  const { page } = findPageLiteral(html);
  const { version, integrity } = page.shell;
  for (const name of Object.keys(integrity)) {
    const from = folderOf(page.shell, name);
    const folder = path.join(site, 'r/shell', from);
    const file = await get(new URL(`${page.base}shell/${from}/${name}`, origin));
    if (!file.ok) throw new Error(`${origin} has no ${name} of its shell ${version}: ${file.status}`);
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, path.basename(name)), Buffer.from(await file.arrayBuffer()));
  }
  fs.mkdirSync(path.join(site, 'pages'), { recursive: true });
  fs.writeFileSync(path.join(site, 'pages/404.html'), html);
  return version;
}
