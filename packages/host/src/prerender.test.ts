import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { useHost, useNavigation, useSession } from './context.ts';
import { renderPage } from './prerender.ts';

describe('a first render', () => {
  it('has no session yet: the native app may still be asked', () => {
    const Page = () => createElement('p', null, `${useSession().status} ${useSession().isAsking}`);
    expect(renderPage(Page, '/')).toBe('<p>waiting true</p>');
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
    ['a storage listener', () => void useHost().onStorage(() => undefined)],
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
