/** Text for an element or an attribute. */
export const escapeText = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

export interface PageParts {
  title: string;
  /** What a shared link says under its title. */
  description?: string | undefined;
  /** Inline script, without its tags. It may write the tags of another set, and hide the standing ones. */
  boot: string;
  /** By file name: what the bundler's runtime looks for before it loads a style sheet. */
  styles: { file: string; css: string }[];
  /** Where all choices are made by the HTML: the tags that stand. Empty where the boot script writes them. */
  scripts: { src: string; integrity: string; isShell: boolean }[];
  /** The content security policy. */
  policy: string;
  /** The prerendered page. */
  body: string;
}

/**
 * What apps take for a shared link where no signed share data is set: WeChat, Weibo and browsers read these from the page
 * (Open Graph). The link is the address, from which the shell has taken whatever is secret.
 */
const shareLines = (title: string, description: string | undefined): string[] =>
  description
    ? [
        `<meta name="description" content="${escapeText(description)}"><meta property="og:title" content="${escapeText(title)}">`,
        `<meta property="og:description" content="${escapeText(description)}"><meta property="og:type" content="website">`,
      ]
    : [];

/**
 * The colours that a page stands in: the class of its outermost element, which `UiProvider` in `@vip/ui` puts there. With
 * it on the root as well the ground is in the first frame, for which browsers need no body.
 */
const themeOf = (body: string): string => /^<\w+ class="([^"]*)"/.exec(body)?.[1] ?? '';

/**
 * A page that a slow network brings in pieces would be drawn in pieces: a row is laid out anew with each child that
 * arrives. So the root is hidden until its end is here, or for 3 s: longer than that, part of a page is better than none.
 */
const HIDE_ROOT =
  '<style>#root{visibility:hidden;animation:show-root 0s 3s forwards}@keyframes show-root{to{visibility:visible}}</style>';
const SHOW_ROOT = '<style>#root{visibility:visible;animation:none}</style>';

/** One composed page. */
export function pageHtml(parts: PageParts): string {
  const { title, description, boot, styles, scripts, policy, body } = parts;
  return [
    `<!doctype html><html lang="zh-CN" class="${themeOf(body)}"><head><meta charset="utf-8">`,
    `<meta http-equiv="content-security-policy" content="${escapeText(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="referrer" content="strict-origin"><meta name="format-detection" content="telephone=no">',
    // No icon: without this the browser asks for /favicon.ico on every first visit.
    '<link rel="icon" href="data:,">',
    `<title>${escapeText(title)}</title>`,
    ...shareLines(title, description),
    // Before the script, behind which browsers paint for the first time.
    ...styles.map(({ file, css }) => `<style data-href="${escapeText(file)}">${css}</style>`),
    HIDE_ROOT,
    `<script>${boot}</script>`,
    ...scripts.map(
      ({ src, integrity, isShell }) =>
        `<script defer${isShell ? ' data-shell' : ''} src="${escapeText(src)}" integrity="${integrity}" crossorigin="anonymous"></script>`,
    ),
    // Ends the comment that the script above may have opened.
    `<!----></head><body><div id="root">${body}</div>${SHOW_ROOT}</body></html>`,
    '',
  ].join('\n');
}
