import type { Order } from '@vip/api';

/** Fills the given parameters of a return template; the others stay. */
export const fillTemplate = (template: string, values: Readonly<Record<string, string>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return value === undefined ? whole : encodeURIComponent(value);
  });

/** The path of an order's result page. A missing value is `-`. */
export const resultPath = (
  resultTemplate: string,
  order: Pick<Order, 'id' | 'um' | 'resultToken'> & { package: Pick<Order['package'], 'level'> },
): string =>
  fillTemplate(resultTemplate, {
    token: order.resultToken ?? '-',
    id: order.id,
    um: order.um || '-',
    level: order.package.level,
  }).replace(/\{\w+\}/g, '-');
