import { h, renderInto } from '../dom/element.ts';
import { icon } from '../dom/icon.ts';
import { moveInList } from '../dom/move-in-list.ts';
import type { RouteInfo } from '../server/answers.ts';
import type { WorkbenchStore } from '../state/workbench-state.ts';
import { findRoutes, isOfAnOrder, routeOf, shortPath } from './route-search.ts';
import { section } from './section.ts';

/** Lists the brand's routes, found by title or path. */
export function pageChoice(store: WorkbenchStore, onPick: (route: RouteInfo) => void): HTMLElement {
  const count = h('span', { class: 'quiet' });
  const list = h('ul', { class: 'rows page-list', 'aria-label': '页面' });
  const input = h('input', {
    type: 'search',
    placeholder: '输入标题或路径',
    'aria-label': '输入标题或路径',
    autocomplete: 'off',
    spellcheck: 'false',
  });

  const draw = () => {
    const { routes, brand, address, orders } = store.get();
    const found = findRoutes(routes, brand, input.value);
    const current = routeOf(routes, address);
    count.textContent = `${found.length} 个`;
    const row = (route: RouteInfo, index: number) => {
      const isClosed = isOfAnOrder(route.path) && !orders.some((order) => order.brand === brand);
      const isCurrent = route === current;
      const isEntry = current && found.includes(current) ? isCurrent : index === 0;
      return h(
        'li',
        {},
        h(
          'button',
          {
            'data-key': route.path,
            'aria-current': isCurrent && 'page',
            'aria-disabled': isClosed && 'true',
            tabindex: isEntry ? 0 : -1,
            title: isClosed ? '要先下一张订单' : route.path,
            onclick: () => {
              if (!isClosed) onPick(route);
            },
          },
          h('span', {}, route.title),
          h(
            'span',
            { class: isClosed ? 'note' : 'note mono' },
            isClosed ? '要先下一张订单' : shortPath(route.path),
          ),
        ),
      );
    };
    renderInto(
      list,
      ...found.map(row),
      found.length === 0 &&
        h('li', { class: 'quiet' }, routes.length === 0 ? '还没有上线的页面' : '没有这样的页面'),
    );
  };

  input.addEventListener('input', draw);
  input.addEventListener('keydown', (event) => {
    const first = list.querySelector('button');
    if (event.key === 'Enter') first?.click();
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      first?.focus();
    }
  });
  list.addEventListener('keydown', (event) => moveInList(event, list, input));
  store.watch(['routes', 'brand', 'address', 'orders'], draw);
  return section('页面', 'pages', count, h('label', { class: 'field' }, icon('search'), input), list);
}
