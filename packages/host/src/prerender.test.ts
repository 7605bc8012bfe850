import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { useHost, useNavigation, useSession } from './context.ts';
import { renderPage } from './prerender.ts';

describe('a first render', () => {
  it('has no session yet, since the native app may still answer', () => {
    const Page = () => createElement('p', null, `${useSession().status} ${useSession().isAsking}`);
    expect(renderPage(Page, '/')).toBe('<p>waiting true</p>');
  });

  it('may read the navigation and the plain values of the host', () => {
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
  it('a hook throws with the name of what is missing', async () => {
    const { renderToString } = await import('react-dom/server');
    const Page = () => createElement('p', null, useHost().um);
    expect(() => renderToString(createElement(Page))).toThrow('no host');
  });
});
