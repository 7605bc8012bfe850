import * as shops from './pages/shops.ts';
import type { FunctionComponent } from 'react';
import type { RouteDeclaration } from '@vip/host';
import { routes as honeyRoutes } from '@vip/honey/routes.ts';
import { routes as mainRoutes } from '@vip/main/routes.ts';
import { start } from '@vip/shell/src/start.tsx';
import { routes as tuiwenRoutes } from '@vip/tuiwen/routes.ts';
import { routes as youquanRoutes } from '@vip/youquan/routes.ts';
import { Address, Detail, OrderConfirm } from './pages/goods.ts';
import { Other } from './pages/show.ts';
import { HoneyResult, MainResult, UpgradeUse } from './pages/results.ts';

interface Brand {
  routes: readonly RouteDeclaration[];
  pages: Readonly<Record<string, FunctionComponent>>;
}

const brands: Readonly<Record<string, Brand>> = {
  main: {
    routes: mainRoutes,
    pages: {
      './pay': shops.Pay,
      './acpay': shops.AcPay,
      './wechatpay': shops.WechatPay,
      './userpay': shops.UserPay,
      './sougo': shops.Sougo,
      './upgrade-base': shops.CenterUpgrade,
      './upgrade-diy': shops.CenterUpgrade,
      './upgrade-use': UpgradeUse,
      './result': MainResult,
      './detail': Detail,
      './order-confirm': OrderConfirm,
      './address': Address,
    },
  },
  honey: { routes: honeyRoutes, pages: { './pay': shops.HoneyPay, './result': HoneyResult } },
  youquan: { routes: youquanRoutes, pages: { './pay': shops.YouquanPay } },
  tuiwen: {
    routes: tuiwenRoutes,
    pages: {
      './pay': shops.TuiwenPay,
      './welfare': shops.Welfare,
      './upgrade': shops.TuiwenUpgrade,
      './guide': shops.TuiwenGuide,
    },
  },
};

const shapeOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
/** Pages outside of purchases are left to the browser, as those of other brands are. */
const tables = Object.entries(brands).map(([name, { routes, pages }]) => ({
  name,
  routes: routes
    .filter(({ page }) => pages[page] !== undefined)
    .map((route) => ({ route, shape: shapeOf(route.path) })),
}));

/** The brand and the route that an address belongs to, as the composed HTML has them; null where no brand has it. */
export function findRoute(
  pathname: string,
): { brand: string; route: RouteDeclaration; routes: readonly RouteDeclaration[] } | null {
  for (const { name, routes } of tables) {
    const found = routes.find(({ shape }) => shape.test(pathname));
    if (found) return { brand: name, route: found.route, routes: routes.map(({ route }) => route) };
  }
  return null;
}

/** Starts the shell in this window; its pages are those of `brand` without elements. */
export const startPage = (brand: string): Promise<void> =>
  start(
    (page) => Promise.resolve({ default: brands[brand]?.pages[page] ?? Other }),
    new Promise<never>(() => undefined),
  );
