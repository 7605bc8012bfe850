import { describe, expect, it } from 'vitest';
import { escapeText, pageHtml } from './html.ts';

describe('what goes into a page', () => {
  it('is text where text is meant', () => expect(escapeText(`<b a="'">&`)).not.toMatch(/[<>"']/));

  it('says what a shared link is about, as text, and nothing where a page has no words for it', () => {
    const parts = { title: '支付', boot: '1', styles: [], scripts: [], policy: '', body: '' };
    const html = pageHtml({ ...parts, description: '一年会员"<b>' });
    expect(html).toContain('<meta name="description" content="一年会员&#34;&#60;b&#62;">');
    expect(html).toContain('<meta property="og:title" content="支付">');
    expect(html).toContain('<meta property="og:description" content="一年会员&#34;&#60;b&#62;">');
    expect(pageHtml(parts)).not.toContain('og:');
  });

  it('paints its ground with the first frame: the colours of the page are on the root, the styles before the script', () => {
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

  it('shows its root once all of it is there', () => {
    const html = pageHtml({ title: '支付', boot: '1', styles: [], scripts: [], policy: '', body: '<p></p>' });
    const order = ['#root{visibility:hidden;', '<body>', '<p></p></div>', '#root{visibility:visible;'];
    expect(order.map((part) => html.indexOf(part))).toEqual(
      order.map((part) => html.lastIndexOf(part)).sort((a, b) => a - b),
    );
  });

  it('holds every script to its hash and defers it', () => {
    const html = pageHtml({
      title: '支付',
      boot: '1',
      styles: [],
      scripts: [{ src: '/r/a.js', integrity: 'sha384-x', isShell: true }],
      policy: "script-src 'self'",
      body: '',
    });
    // The policy holds from its place on, and what the inline script opens ends before the body.
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
