import { createHash } from 'node:crypto';

export const hashOf = (content: Buffer | string): string =>
  `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** A page's HTML with its boot script changed, and the policy that allows it: as if it had been composed so. */
export function editBoot(html: string, edit: (script: string) => string): string {
  const script = /<script>([^]*?)<\/script>/.exec(html)?.[1] ?? '';
  const edited = edit(script);
  if (edited === script) throw new Error('the boot script has nothing of that kind');
  return html.replace(script, () => edited).replace(hashOf(script), hashOf(edited));
}

/** Without the hash of a file of the live release: that one stands before the last good one. */
export function withoutHash(html: string, file: string): string {
  const hash = `"${file}":"sha256-[^"]*"`;
  return editBoot(html, (script) => script.replace(new RegExp(`,${hash}|${hash},`), ''));
}

/** The same page, had this file been another one: its hash is changed wherever the page has it. */
export const withOtherFile = (html: string, file: Buffer, other: Buffer): string =>
  editBoot(html, (script) => script.replaceAll(hashOf(file), hashOf(other))).replaceAll(
    hashOf(file),
    hashOf(other),
  );
