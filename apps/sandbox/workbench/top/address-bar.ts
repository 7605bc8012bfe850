import { browser } from '../dom/browser.ts';
import { h } from '../dom/element.ts';
import type { WorkbenchStore } from '../state/workbench-state.ts';

/** What was typed as a path of this site, or null when it leads elsewhere. */
export function pathTyped(typed: string, origin: string): string | null {
  const text = typed.trim();
  const { host } = new URL(origin);
  const bare = text.startsWith(`${host}/`) ? text.slice(host.length) : text;
  let url: URL;
  try {
    url = new URL(bare, `${origin}/`);
  } catch {
    // Not an address at all: the caller says so.
    return null;
  }
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

/** Shows the frame's address and title, and goes to what is typed. */
export function addressBar(store: WorkbenchStore, onGo: (address: string) => void): HTMLElement {
  const input = h('input', { class: 'mono', 'aria-label': '地址', autocomplete: 'off', spellcheck: 'false' });
  const title = h('span', { class: 'title' });
  const form = h(
    'form',
    { class: 'address', novalidate: true },
    h('label', { class: 'field mono' }, h('span', { class: 'host' }, browser.location.host), input, title),
  );
  const show = () => {
    input.value = store.get().address;
    input.setCustomValidity('');
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const path = pathTyped(input.value, browser.location.origin);
    if (path === null) {
      input.setCustomValidity('只能打开这个站里的地址');
      input.reportValidity();
      return;
    }
    input.blur();
    onGo(path);
  });
  input.addEventListener('focus', () => input.select());
  input.addEventListener('input', () => input.setCustomValidity(''));
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    show();
    input.blur();
  });
  store.watch(['address'], () => {
    if (document.activeElement !== input) show();
  });
  store.watch(['title'], (state) => {
    title.textContent = state.title;
    title.title = state.title;
  });
  return form;
}
