import { classes, Icon, searchShape } from '@vip/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { pickPage } from '../actions.ts';
import { findRoutes, isOfAnOrder, routeOf, shortPath } from '../routes.ts';
import { addressAtom, brandAtom, routesAtom, serverStateAtom } from '../state.ts';
import { Choice, moveInList } from './choice.tsx';

/** Lists the brand's routes, found by title or path. */
export function PageChoice() {
  const [typed, setTyped] = useState('');
  const routes = useAtomValue(routesAtom);
  const brand = useAtomValue(brandAtom);
  const current = routeOf(routes, useAtomValue(addressAtom));
  const hasOrder = useAtomValue(serverStateAtom).orders.some((order) => order.brand === brand);
  const found = findRoutes(routes, brand, typed);
  const entry = current && found.includes(current) ? current : found[0];
  return (
    <Choice title="页面" kind="pages" beside={<span className="quiet">{found.length} 个</span>}>
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- arrow keys between its controls */}
      <div onKeyDown={moveInList}>
        <label className="field">
          <Icon shape={searchShape} size={15} strokeWidth={1.7} />
          <input
            type="search"
            placeholder="输入标题或路径"
            aria-label="输入标题或路径"
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && found[0]) void pickPage(found[0]);
            }}
          />
        </label>
        <ul className="rows page-list" aria-label="页面">
          {found.map((route) => {
            const isClosed = isOfAnOrder(route.path) && !hasOrder;
            return (
              <li key={route.path}>
                <button
                  aria-current={route === current ? 'page' : undefined}
                  aria-disabled={isClosed || undefined}
                  tabIndex={route === entry ? 0 : -1}
                  title={isClosed ? '要先下一张订单' : route.path}
                  onClick={() => !isClosed && void pickPage(route)}
                >
                  <span className="name">{route.title}</span>
                  <span className={classes('note', !isClosed && 'mono')}>
                    {isClosed ? '要先下一张订单' : shortPath(route.path)}
                  </span>
                </button>
              </li>
            );
          })}
          {found.length === 0 && (
            <li className="quiet">{routes.length === 0 ? '还没有上线的页面' : '没有这样的页面'}</li>
          )}
        </ul>
      </div>
    </Choice>
  );
}
