import { h, renderInto } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { moveInList } from '../dom/move-in-list.ts';
import type { EnvironmentInfo } from '../server/answers.ts';
import { findEnvironments, SYSTEMS, type EnvironmentGroup } from './environment-search.ts';

interface Picker {
  environments: readonly EnvironmentInfo[];
  /** The id that is chosen now. */
  current: string;
  onPick(id: string): void;
}

/** Opens the list of every environment: grouped, searched by any word, with the user agent of the one looked at. */
export function openEnvironmentPicker({ environments, current, onPick }: Picker): void {
  const agent = h('p', { class: 'agent mono', 'aria-live': 'off' });
  const list = h('div', { class: 'groups' });
  const count = h('span', { class: 'quiet' });
  const input = h('input', {
    type: 'search',
    placeholder: '输入名称、系统或用户代理里的任何字样',
    'aria-label': '找环境',
    autocomplete: 'off',
    spellcheck: 'false',
  });

  const look = (one: EnvironmentInfo | undefined) => {
    agent.textContent = one ? one.userAgent || '没有用户代理' : '';
  };

  const row = (one: EnvironmentInfo) =>
    h(
      'button',
      {
        'aria-current': one.id === current && 'true',
        onclick: () => {
          dialog.close();
          onPick(one.id);
        },
        onfocus: () => look(one),
        onmouseenter: () => look(one),
      },
      h('span', {}, one.name),
      h('span', { class: 'note' }, SYSTEMS[one.platform]),
      h('span', { class: 'note pay' }, one.hint),
    );

  const group = ({ family, members }: EnvironmentGroup) =>
    h(
      'section',
      { 'aria-label': family },
      h('h3', {}, family, h('span', { class: 'quiet' }, members.length)),
      h('div', { class: 'rows' }, ...members.map(row)),
    );

  const draw = () => {
    const groups = findEnvironments(environments, input.value);
    const found = groups.flatMap(({ members }) => members);
    count.textContent = `${found.length} 个`;
    renderInto(
      list,
      ...groups.map(group),
      found.length === 0 && h('p', { class: 'quiet none' }, '没有这样的环境'),
    );
    look(found.find(({ id }) => id === current) ?? found[0]);
  };

  input.addEventListener('input', draw);
  input.addEventListener('keydown', (event) => {
    const first = list.querySelector('button');
    if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
    // Closing gives the focus back to the button that opened this: the same Enter would press it again.
    event.preventDefault();
    if (event.key === 'Enter') first?.click();
    else first?.focus();
  });
  list.addEventListener('keydown', (event) => moveInList(event, list, input));

  const dialog = h(
    'dialog',
    { class: 'picker', 'aria-labelledby': 'picker-title' },
    h(
      'header',
      {},
      h('h2', { id: 'picker-title' }, '全部环境'),
      count,
      h('label', { class: 'field' }, icon('search'), input),
      h(
        'button',
        { class: 'button square', 'aria-label': '关闭', onclick: () => dialog.close() },
        icon('close'),
      ),
    ),
    list,
    h('footer', {}, h('h3', {}, '用户代理'), agent),
  );
  dialog.addEventListener('close', () => dialog.remove());
  // A press beside it closes it, as one expects of a list that was opened.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  document.body.append(dialog);
  draw();
  dialog.showModal();
  input.focus();
  list.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}
