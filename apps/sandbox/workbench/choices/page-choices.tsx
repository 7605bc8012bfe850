import { classes, Icon, searchShape } from '@vip/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { pickBrand, pickPage, pickUser } from '../actions.ts';
import { findRoutes, isOfAnOrder, routeOf, shortPath } from '../routes.ts';
import {
  addressAtom,
  brandAtom,
  clockOffsetAtom,
  routesAtom,
  serverStateAtom,
  userIdAtom,
} from '../state.ts';
import { Choice, Choices, moveInList } from './choice.tsx';
import { brandName, BRANDS, remaining } from '../format.ts';
import type { UserInfo } from '../server.ts';

/** Chooses the brand whose pages and orders are listed; goes to its first page. */
export function BrandChoice() {
  const brand = useAtomValue(brandAtom);
  const routes = useAtomValue(routesAtom);
  const live = new Set(routes.map((route) => route.brand));
  const brands = [...new Set([...Object.keys(BRANDS), ...live])];
  return (
    <Choice title="品牌" kind="brands">
      <Choices
        label="品牌"
        variant="track"
        value={brand}
        onPick={pickBrand}
        options={brands.map((name) => ({
          value: name,
          isDisabled: !live.has(name),
          hint: live.has(name) ? undefined : '暂无上线的页面',
          content: (
            <>
              <i style={{ background: BRANDS[name]?.colour ?? 'var(--quiet)' }} />
              <span className={live.has(name) ? '' : 'quiet'}>{brandName(name)}</span>
            </>
          ),
        }))}
      />
    </Choice>
  );
}

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
                  title={isClosed ? '需要先下单' : route.path}
                  onClick={() => !isClosed && void pickPage(route)}
                >
                  <span className="name">{route.title}</span>
                  <span className={classes('note', !isClosed && 'mono')}>
                    {isClosed ? '需要先下单' : shortPath(route.path)}
                  </span>
                </button>
              </li>
            );
          })}
          {found.length === 0 && (
            <li className="quiet">{routes.length === 0 ? '暂无上线的页面' : '没有匹配的页面'}</li>
          )}
        </ul>
      </div>
    </Choice>
  );
}

function membershipOf(user: UserInfo, now: number): string {
  if (!user.membership) return '非会员';
  const { name, expires_at } = user.membership;
  if (expires_at === null) return `${name}，长期有效`;
  const left = remaining(Date.parse(expires_at) - now);
  return left ? `${name}，剩 ${left}` : `${name}，已到期`;
}

/** Selects the user of the page: a seeded or an anonymous one. */
export function UserChoice() {
  const { users } = useAtomValue(serverStateAtom);
  const userId = useAtomValue(userIdAtom);
  const now = Date.now() + useAtomValue(clockOffsetAtom);
  return (
    <Choice title="用户" kind="users">
      <Choices
        label="用户"
        variant="rows"
        value={userId}
        onPick={pickUser}
        options={[
          ...users.map((user) => ({
            value: user.id,
            hint: user.phone,
            content: (
              <>
                <span className="name">{user.nickname}</span>
                <span className="note">{membershipOf(user, now)}</span>
              </>
            ),
          })),
          { value: 'none', content: <span className="name">未登录</span> },
        ]}
      />
    </Choice>
  );
}
