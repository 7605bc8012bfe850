import { describe, expect, it } from 'vitest';
import { escapeText, pageHtml, type PageParts } from './html.ts';

const page = (some: Partial<PageParts> = {}) =>
  pageHtml({ title: '支付', boot: '1', styles: [], scripts: [], policy: '', body: '', ...some });
/** Checks that a page has each of these once, in this order. */
const expectOrder = (html: string, ...parts: string[]) => {
  const places = parts.map((part) => html.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(parts.map((part) => html.lastIndexOf(part)).sort((a, b) => a - b));
};

describe('the HTML of a page', () => {
  it('escapes text', () => expect(escapeText(`<b a="'">&`)).not.toMatch(/[<>"']/));

  it('has escaped Open Graph tags if the page has a description', () => {
    const html = page({ description: '一年会员"<b>' });
    expect(html).toContain('<meta name="description" content="一年会员&#34;&#60;b&#62;">');
    expect(html).toContain('<meta property="og:title" content="支付">');
    expect(html).toContain('<meta property="og:description" content="一年会员&#34;&#60;b&#62;">');
    expect(page()).not.toContain('og:');
  });

  it('paints its background with the first frame: theme on the root, styles before the script', () => {
    const html = page({
      styles: [{ file: 'pay.css', css: '.x{}' }],
      body: '<div class="theme-x theme-x-night"><p class="y"></p></div>',
    });
    expect(html).toContain('<html lang="zh-CN" class="theme-x theme-x-night"><head>');
    expectOrder(html, '<style data-href="pay.css">', '<script>1<');
    expect(page()).toContain('<html lang="zh-CN" class="">');
  });

  it('renders its root once it is complete, or after a while', () =>
    expectOrder(
      page({ body: '<p></p>' }),
      ...[
        '#root{display:none}[data-partial] #root{display:block}<',
        '<body>',
        '<p></p></div>',
        '<style>#root{display:block}<',
      ],
    ));

  it('has the drawings of its backgrounds behind its root, and unused; nothing is parsed after the first layout', () => {
    const drawing = 'url("data:image/svg+xml;charset=utf-8,%3Cg/%3E")';
    const html = page({ styles: [{ file: 'pay.css', css: `.x{background:${drawing}}` }], body: '<p></p>' });
    expectOrder(
      html,
      ...['.x{background:var(--image-0-0,none)}', '<p></p>'],
      `<style id="late-images" media="not all">:root{--image-0-0:${drawing}}</style>`,
      '<style>#root{display:block}</style></body></html>',
    );
    expect(page({ styles: [{ file: 'pay.css', css: '.x{}' }] })).not.toContain('late-images');
  });

  it('requests its scripts before its styles and the inline script, with their hashes', () => {
    const html = page({
      scripts: [{ src: '/r/a.js', integrity: 'sha384-x', isShell: true }],
      styles: [{ file: 'pay.css', css: '.x{}' }],
    });
    const link =
      '<link rel="preload" as="script" href="/r/a.js" integrity="sha384-x" crossorigin="anonymous">';
    expectOrder(html, 'content-security-policy', link, '<style data-href', '<script>1<');
    expect(page()).not.toContain('preload');
  });

  it('defers every script, with its hash', () => {
    const html = page({
      scripts: [{ src: '/r/a.js', integrity: 'sha384-x', isShell: true }],
      policy: "script-src 'self'",
    });
    // The policy applies from its place on, and a comment of the inline script ends before the body.
    expectOrder(html, 'content-security-policy', '<script>1<', '<script defer', '<!---->', '<body>');
    expect(html).toContain('content="script-src &#39;self&#39;"');
    expect(html).toContain(
      '<script defer data-shell src="/r/a.js" integrity="sha384-x" crossorigin="anonymous"></script>',
    );
    expect(html).toContain('<title>支付</title>');
  });
});
