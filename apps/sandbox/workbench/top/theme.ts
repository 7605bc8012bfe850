import { browser } from '../dom/browser.ts';
import { h } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';

type Theme = 'light' | 'dark';
const KEY = 'workbench.theme';

/** Light or dark: as the system says until the button is used. The button names what it changes to. */
export function themeButton(): HTMLElement {
  const system = browser.matchMedia('(prefers-color-scheme: dark)');
  const kept = () => browser.localStorage.getItem(KEY);
  const current = (): Theme => {
    const theme = kept();
    return theme === 'light' || theme === 'dark' ? theme : system.matches ? 'dark' : 'light';
  };
  const button = h('button', {
    class: 'button',
    onclick: () => {
      browser.localStorage.setItem(KEY, current() === 'dark' ? 'light' : 'dark');
      show();
    },
  });
  const show = () => {
    const theme = current();
    if (kept() !== null) document.documentElement.dataset['theme'] = theme;
    button.replaceChildren(icon(theme === 'dark' ? 'sun' : 'moon'), theme === 'dark' ? '浅色' : '深色');
  };
  system.addEventListener('change', show);
  show();
  return button;
}
