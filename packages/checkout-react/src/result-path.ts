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

/** True for a parameter of a return template that the backend did not fill: `{token}`, also encoded twice. */
export const isUnfilled = (value: string | null): boolean =>
  value !== null && /^(?:\{|%7b)\w*(?:\}|%7d)$/i.test(value);
