import type { ComposedData } from '@vip/release-format';
import type { ChosenSet } from './choose-set.ts';
import { pageFor } from './loadable.ts';

const attribute = (text: string): string => text.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);

/**
 * The tags of a set that is not the one whose tags stand in the HTML, with their hashes: `document.write` puts them where
 * the static ones stand, so that they are deferred in the same order. The comment that is opened at the end hides the
 * static ones; the HTML closes it.
 */
export function tagsOf(page: ComposedData, { release, shell }: ChosenSet): string {
  const { base, composed, brand } = page;
  const files = release && pageFor(release, page);
  const from = (folder: string, integrity: Record<string, string>) => (name: string) =>
    `="${attribute(`${base}${folder}/${name}`)}" integrity="${integrity[name]}" crossorigin="anonymous" data-href="${name}"`;
  const shellFile = from(`shell/${shell.version}`, shell.integrity);
  const brandFile = release && from(`${brand}/${release.version}`, release.integrity);
  const styles = [
    ...(shell.version === page.shell.version ? [] : shell.css.map(shellFile)),
    ...(release && files && brandFile && release.version !== composed ? files.css.map(brandFile) : []),
  ];
  const scripts = [
    ...shell.js.map((name) => ` data-shell src${shellFile(name)}`),
    ...(release && files && brandFile
      ? [release.entry, ...files.js].map((name) => ` src${brandFile(name)}`)
      : []),
  ];
  return (
    styles.map((href) => `<link rel="stylesheet" href${href}>`).join('') +
    scripts.map((rest) => `<script defer${rest}></script>`).join('') +
    '<!--'
  );
}
