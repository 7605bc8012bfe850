import { LATE_IMAGES } from '@vip/release-format';
import { withoutImages } from './late-images.ts';

/** Text for an element or an attribute. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export interface PageParts {
  title: string;
  /** Text of a shared link below its title. */
  description?: string | undefined;
  /** Inline script, without its tags. It may write the tags of another set, and hide the static ones. */
  boot: string;
  /** By file name, which the bundler's runtime looks up before it loads a style sheet. */
  styles: { file: string; css: string }[];
  /** Static script tags; empty if the boot script writes them. */
  scripts: { src: string; integrity: string; isShell: boolean }[];
  /** The content security policy. */
  policy: string;
  /** The prerendered page. */
  body: string;
}

/**
 * Open Graph tags, which WeChat, Weibo and browsers use for a shared link without signed share data. The link is the
 * address, from which the shell has removed all secrets.
 */
const shareLines = (title: string, description: string | undefined): string[] =>
  description
    ? [
        `<meta name="description" content="${escapeText(description)}"><meta property="og:title" content="${escapeText(title)}">`,
        `<meta property="og:description" content="${escapeText(description)}"><meta property="og:type" content="website">`,
      ]
    : [];

/**
 * The class of a page's outermost element, which `UiProvider` in `@vip/ui` sets: its theme. On the root as well, so that
 * the background is in the first frame, which browsers paint without a body.
 */
const themeOf = (body: string): string => /^<\w+ class="([^"]*)"/.exec(body)?.[1] ?? '';

/**
 * On a slow network a page would be rendered in pieces, with a layout shift for each child that arrives. So the root is
 * rendered once its end has arrived. After 3 s the boot script sets `data-partial`: part of a page is better than none.
 */
const HIDE_ROOT = '<style>#root{display:none}[data-partial] #root{display:block}</style>';
const SHOW_ROOT = '<style>#root{display:block}</style>';

/** Requests a script before its own tag, which the parser reaches only once the inline script has run. */
const preload = ({ src, integrity }: PageParts['scripts'][number]): string =>
  `<link rel="preload" as="script" href="${escapeText(src)}" integrity="${integrity}" crossorigin="anonymous">`;

/** One composed page. */
export function pageHtml(parts: PageParts): string {
  const { title, description, boot, scripts, policy, body } = parts;
  const styles = parts.styles.map(({ file, css }, at) => ({ file, ...withoutImages(css, `image-${at}-`) }));
  const images = styles.map(({ late }) => late).join('');
  return [
    `<!doctype html><html lang="zh-CN" class="${themeOf(body)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${escapeText(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="referrer" content="strict-origin"><meta name="format-detection" content="telephone=no">',
    ...scripts.map(preload),
    // No icon: without this the browser asks for /favicon.ico on every first visit.
    '<link rel="icon" href="data:,">',
    `<title>${escapeText(title)}</title>`,
    ...shareLines(title, description),
    // Before the script, after which browsers paint for the first time.
    ...styles.map(({ file, css }) => `<style data-href="${escapeText(file)}">${css}</style>`),
    HIDE_ROOT,
    `<script>${boot}</script>`,
    ...scripts.map(
      ({ src, integrity, isShell }) =>
        `<script defer${isShell ? ' data-shell' : ''} src="${escapeText(src)}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    ),
    // Ends the comment that the script above may have opened.
    `<!----></head><body><div id="root">${body}</div>${images && `<style id="${LATE_IMAGES}" media="not all">${images}</style>`}`,
    // Last: the first layout would hold up what is still to be parsed, and with it the deferred scripts.
    `${SHOW_ROOT}</body></html>`,
    '',
  ].join('\n');
}
