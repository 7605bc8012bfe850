import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { useHost, useNavigation, useSession } from './context.ts';
import { renderPage } from './prerender.ts';

describe('a first render', () => {
  it('knows nothing of anybody: the session is waiting', () => {
    expect(renderPage(() => createElement('p', null, useSession().status), '/')).toBe('<p>waiting</p>');
  });

  it('may read the way to the page and what the host has', () => {
    const Page = () => createElement('p', null, useNavigation().path + useHost().um);
    expect(renderPage(Page, '/lxbpa')).toBe('<p>/lxbpa-</p>');
  });

  it.each([
    ['a call', () => void useHost().api.send({} as never)],
    ['a navigation', () => useNavigation().go('/x')],
    ['a login', () => useHost().login('t', {} as never)],
    ['a listener', () => void useHost().onResume(() => undefined)],
  ])('refuses %s: that is for effects', (_, act) => {
    const Page = () => {
      act();
      return null;
    };
    expect(() => renderPage(Page, '/')).toThrow('effects');
  });
});

describe('outside a shell', () => {
  it('a page says what it lacks', async () => {
    const { renderToString } = await import('react-dom/server');
    const Page = () => createElement('p', null, useHost().um);
    expect(() => renderToString(createElement(Page))).toThrow('no host');
  });
});
