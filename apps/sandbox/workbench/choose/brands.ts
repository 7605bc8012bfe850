import { h, renderInto } from '../dom/element.ts';
import { radioGroup } from '../dom/radio-group.ts';
import type { WorkbenchStore } from '../state/workbench-state.ts';
import { section } from './section.ts';

/** What brands are called here, and the colour of each. A brand that is not listed shows its code name. */
const LOOKS: Record<string, { name: string; colour: string }> = {
  main: { name: '黑金', colour: '#C7A76A' },
  honey: { name: '蜂蜜', colour: '#F79A1C' },
  youquan: { name: '友圈', colour: '#0A7A44' },
  tuiwen: { name: '推文', colour: '#2F35B5' },
};

/** The data center has orders, and no pages of its own. */
export const brandName = (brand: string): string =>
  brand === 'datacenter' ? '数据中心' : (LOOKS[brand]?.name ?? brand);

/** Chooses the brand whose pages and orders are listed; goes to its first page. */
export function brandChoice(store: WorkbenchStore, onPick: (brand: string) => void): HTMLElement {
  const body = h('div');
  store.watch(['brand', 'routes'], ({ brand, routes }) => {
    const brands = [...new Set([...Object.keys(LOOKS), ...routes.map((route) => route.brand)])];
    const isThere = (name: string) => routes.some((route) => route.brand === name);
    renderInto(
      body,
      radioGroup({
        label: '品牌',
        name: 'brand',
        look: 'track',
        value: brand,
        onPick,
        options: brands.map((name) => ({
          value: name,
          isDisabled: !isThere(name),
          ...(!isThere(name) && { hint: '还没有上线的页面' }),
          children: [
            h('i', { style: `background:${LOOKS[name]?.colour ?? 'var(--quiet)'}` }),
            h('span', { class: isThere(name) ? '' : 'quiet' }, brandName(name)),
          ],
        })),
      }),
    );
  });
  return section('品牌', 'brands', null, body);
}
