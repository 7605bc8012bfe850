import type { Host } from '@vip/host';
import type { ResultSetup } from './contract.ts';

/** `/result/{token}/{id}/{um}/{level}` on this site: wallets and the server fill it. */
export const returnUrl = (host: Host, setup: Pick<ResultSetup, 'resultTemplate'>): string =>
  `${host.config.origin || window.location.origin}${setup.resultTemplate}`;

/** The route of an order's result. `-` stands for what is not there. */
export const resultPath = (
  resultTemplate: string,
  order: { id: string; um: string; resultToken: string | null; package: { level: string } },
): string => {
  const values: Record<string, string> = {
    token: order.resultToken ?? '-',
    id: order.id,
    um: order.um || '-',
    level: order.package.level,
  };
  return resultTemplate.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? '-'));
};
