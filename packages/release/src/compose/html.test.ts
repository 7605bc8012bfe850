import { describe, expect, it } from 'vitest';
import { escapeText, pageHtml } from './html.ts';

describe('the HTML of a page', () => {
  it('escapes text', () => expect(escapeText(`<b a="'">&`)).not.toMatch(/[<>"']/));

  it('has escaped Open Graph tags if the page has a description', () => {
    const parts = { title: '支付', boot: '1', styles: [], scripts: [], policy: '', body: '' };
    const html = pageHtml({ ...parts, description: '一年会员"<b>' });
    expect(html).toContain('<meta name="description" content="一年会员&#34;&#60;b&#62;">');
    expect(html).toContain('<meta property="og:title" content="支付">');
    expect(html).toContain('<meta property="og:description" content="一年会员&#34;&#60;b&#62;">');
    expect(pageHtml(parts)).not.toContain('og:');
  });

  it('paints its background with the first frame: theme on the root, styles before the script', () => {
    const parts = { title: '支付', boot: '1', scripts: [], policy: '' };
    const styles = [{ file: 'pay.css', css: '.x{}' }];
    const html = pageHtml({
      ...parts,
      styles,
      body: '<div class="theme-x theme-x-night"><p class="y"></p></div>',
    });
    expect(html).toContain('<html lang="zh-CN" class="theme-x theme-x-night"><head>');
    expect(html.indexOf('<style data-href="pay.css">')).toBeLessThan(html.indexOf('<script>1<'));
    expect(pageHtml({ ...parts, styles, body: '' })).toContain('<html lang="zh-CN" class="">');
  });

  it('shows its root once it is complete', () => {
    const html = pageHtml({ title: '支付', boot: '1', styles: [], scripts: [], policy: '', body: '<p></p>' });
    const order = ['#root{visibility:hidden;', '<body>', '<p></p></div>', '#root{visibility:visible;'];
    expect(order.map((part) => html.indexOf(part))).toEqual(
      order.map((part) => html.lastIndexOf(part)).sort((a, b) => a - b),
    );
  });

  it('defers every script, with its hash', () => {
    const html = pageHtml({
      title: '支付',
      boot: '1',
      styles: [],
      scripts: [{ src: '/r/a.js', integrity: 'sha384-x', isShell: true }],
      policy: "script-src 'self'",
      body: '',
    });
    // The policy applies from its place on, and a comment of the inline script ends before the body.
    const order = ['content-security-policy', '<script>1<', '<script defer', '<!---->', '<body>'];
    expect(order.map((part) => html.indexOf(part))).toEqual(
      order.map((part) => html.indexOf(part)).sort((a, b) => a - b),
    );
    expect(html).toContain('content="script-src &#39;self&#39;"');
    expect(html).toContain(
      '<script defer data-shell src="/r/a.js" integrity="sha384-x" crossorigin="anonymous"></script>',
    );
    expect(html).toContain('<title>支付</title>');
  });
});
