import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pageConfig } from '../config.ts';
import type { PageConfig } from '@vip/release-format';
import { contentSecurityPolicy, type PolicyParts } from './content-security-policy.ts';

const policy = (parts: Partial<PolicyParts> = {}) =>
  contentSecurityPolicy({
    config: pageConfig({}),
    origins: [],
    base: '/r/',
    registry: '/registry/',
    script: 'a()',
    ...parts,
  });

/** Of `a()`. */
const HASH = "'sha256-qVpDBgj7bpq5hMAcGp3AOc79J3Y1Z4HvySTwKrWDoy4='";

/** Sources by directive, as a browser splits them. */
const read = (text: string) =>
  Object.fromEntries(
    text.split(';').map((part) => {
      const [directive = '', ...sources] = part.trim().split(/\s+/);
      return [directive, sources];
    }),
  );

const config = (change: Partial<PageConfig>): PageConfig => ({ ...pageConfig({}), ...change });

describe('the policy of a page', () => {
  it('allows files of the own origin and the scripts in the page, not injected ones', () => {
    expect(read(policy())['script-src']).toEqual(["'self'", HASH]);
  });

  it('allows scripts of releases only where the site says where it is opened', () => {
    const origins = ['https://vip.lxb.cn', 'https://m.lxb.cn'];
    expect(read(policy({ origins }))['script-src']).toEqual([
      'https://vip.lxb.cn/r/',
      'https://m.lxb.cn/r/',
      HASH,
    ]);
    expect(read(policy({ origins, base: 'https://cdn.lxb.cn/r/' }))['script-src']).toEqual([
      'https://cdn.lxb.cn/r/',
      HASH,
    ]);
  });

  it('denies by default', () =>
    expect(read(policy())).toMatchObject({
      'default-src': ["'none'"],
      'base-uri': ["'none'"],
      'object-src': ["'none'"],
    }));

  it('allows frames of bridges and WeChat', () =>
    expect(read(policy())['frame-src']).toEqual(
      expect.arrayContaining(['https:', 'wvjbscheme:', 'yy:', 'weixin:', 'data:']),
    ));

  it("allows forms to the cashiers and the redirects of Alipay's gateway", () => {
    const pay = ['https://openapi.alipay.com', 'alipays:', 'self'];
    const allow = { ...pageConfig({}).allow, pay };
    expect(read(policy({ config: config({ allow }) }))['form-action']).toEqual([
      "'self'",
      'https://openapi.alipay.com',
      'https://*.alipay.com',
      'alipays:',
    ]);
  });

  it('allows the origins of backends and releases', () => {
    const text = policy({
      config: config({ backends: { main: 'https://api.example/api/main', honey: '/api/honey' } }),
      base: 'https://files.example/bucket/r/',
      registry: 'https://files.example/bucket/registry/',
    });
    expect(read(text)).toMatchObject({
      'script-src': ['https://files.example/bucket/r/', HASH],
      'style-src': ['https://files.example/bucket/r/', "'unsafe-inline'"],
      'connect-src': [
        "'self'",
        'https://files.example/bucket/r/',
        'https://files.example/bucket/registry/',
        'https://api.example',
      ],
    });
  });

  it('allows pictures of the page, generated ones, and those of allowed origins', () => {
    const allow = { ...pageConfig({}).allow, picture: ['self', 'https://pictures.example'] };
    expect(read(policy({ config: config({ allow }) }))['img-src']).toEqual([
      "'self'",
      'data:',
      'blob:',
      'https://pictures.example',
    ]);
  });

  it.each([
    ['a backend that is not a web address', { config: config({ backends: { main: 'javascript:1' } }) }],
    ['a release folder without an origin', { base: '//elsewhere/r/' }],
    ['a release folder on every host', { base: 'https://*/r/' }],
  ])('throws on %s', (_, parts) => expect(() => policy(parts)).toThrow());

  it('no address can add a directive or a wider source', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.string().map((rest) => `https://a.example/${rest}`),
      fc.constantFrom(
        '*',
        'https://*',
        'https:',
        'data:',
        "'unsafe-inline'",
        'a; script-src *',
        'self',
        'x: y',
      ),
    );
    const names = Object.keys(read(policy()));
    fc.assert(
      fc.property(hostile, hostile, hostile, (base, backend, pay) => {
        let text: string;
        try {
          const allow = { pay: [pay], picture: [], open: [] };
          text = policy({ base, config: config({ backends: { main: backend }, allow }) });
        } catch {
          // Refused: no page is composed with it.
          return;
        }
        const directives = read(text);
        expect(Object.keys(directives)).toEqual(names);
        expect(text).not.toMatch(/,|'unsafe-eval'|\/\/\*|\s\*/);
        const [files, ...more] = directives['script-src'] ?? [];
        expect(files).toMatch(/^(?:'self'|https?:\/\/[^\s]+)$/);
        expect(more).toEqual([HASH]);
        for (const directive of ['connect-src', 'form-action']) {
          expect(directives[directive]).not.toContain('https:');
        }
      }),
    );
  });
});
