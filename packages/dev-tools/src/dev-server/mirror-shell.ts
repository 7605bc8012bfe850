import fs from 'node:fs';
import path from 'node:path';
import { findPageLiteral, folderOf, haveHashes, isShell } from '@vip/release-format';
import { hashOf } from './dev-release.ts';

/** A path without a route: every site answers it with the not-found page, which contains the shell and no brand. */
const NO_PAGE = '/-/no-such-page';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Copies a live site's shell into a folder: the not-found page and the files that it names. Returns the shell's version.
 * What the site answers decides file names and runs on this machine, so rejects anything but https, versions, file names
 * and hashes as a composed page has them, and files with these hashes. Rejects also if a file is missing.
 */
export async function mirrorShell(origin: string, site: string, get: typeof fetch = fetch): Promise<string> {
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'https:' && !LOOPBACK.includes(hostname))
    throw new Error(`${origin} can be changed on the way: name it with https://`);
  const answer = await get(new URL(NO_PAGE, origin));
  const html = await answer.text();
  const { shell, base } = findPageLiteral(html).page;
  if (!isShell(shell) || !haveHashes(Object.keys(shell.integrity), shell.integrity))
    throw new Error(`${origin} names its shell's files or hashes in a malformed way`);
  const { version, integrity } = shell;
  const files = await Promise.all(
    Object.keys(integrity).map(async (name) => {
      const folder = folderOf(shell, name);
      const file = await get(new URL(`${base}shell/${folder}/${name}`, origin));
      if (!file.ok) throw new Error(`${origin} has no ${name} of its shell ${version}: ${file.status}`);
      const content = Buffer.from(await file.arrayBuffer());
      if (hashOf(content) !== integrity[name])
        throw new Error(`${origin} has another ${name} than its page names`);
      return { folder, name, content };
    }),
  );
  for (const { folder, name, content } of files) {
    fs.mkdirSync(path.join(site, 'r/shell', folder), { recursive: true });
    fs.writeFileSync(path.join(site, 'r/shell', folder, name), content);
  }
  fs.mkdirSync(path.join(site, 'pages'), { recursive: true });
  fs.writeFileSync(path.join(site, 'pages/404.html'), html);
  return version;
}
