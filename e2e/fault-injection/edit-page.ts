import { createHash } from 'node:crypto';

export const hashOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A page's HTML with a changed boot script and the matching policy hash. */
export function editBoot(html: string, edit: (script: string) => string): string {
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const edited = edit(script);
  if (edited === script) throw new Error('the boot script has no match');
  return html.replace(script, () => edited).replace(hashOf(script), hashOf(edited));
}

/** Removes the hash of a file of the live release, which precedes the last good one. */
export function withoutHash(html: string, file: string): string {
  const hash = `"${file}":"sha256-[^"]*"`;
  return editBoot(html, (script) => script.replace(new RegExp(`,${hash}|${hash},`), ''));
}

/** Replaces a file's hash everywhere in the page. */
export const withOtherFile = (html: string, file: Buffer, other: Buffer): string =>
  editBoot(html, (script) => script.replaceAll(hashOf(file), hashOf(other))).replaceAll(
    hashOf(file),
    hashOf(other),
  );
