import type { HostName, Platform } from '@vip/bridge';
import { describe, expect, it } from 'vitest';
import { clientCode } from './client-code.ts';
import { paymentMethods } from './payment-methods.ts';

/** As records, so that a host or a platform that is new has to be named here. */
const HOSTS: Record<HostName, true> = {
  native: true,
  wechat: true,
  wechat_mini: true,
  wecom: true,
  alipay: true,
  alipay_mini: true,
  qq: true,
  weibo: true,
  douyin: true,
  baidu: true,
  quark: true,
  uc: true,
  browser: true,
};
const PLATFORMS: Record<Platform, true> = { ios: true, android: true, harmony: true, desktop: true };

const environments = (Object.keys(HOSTS) as HostName[]).flatMap((host) =>
  (Object.keys(PLATFORMS) as Platform[]).map((platform) => ({ host, platform })),
);

const COLUMNS = { host: 13, platform: 10, cashier: 9, 'WeChat Pay': 12, Alipay: 11, instead: 11, client: 13 };

/** A line of the table; what is not ASCII comes last, where nothing stands behind it. */
const line = (cells: readonly string[], last: string) => {
  const widths = Object.values(COLUMNS);
  return (cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('') + last).trimEnd();
};

const table = () =>
  [
    'The payment methods, by where the page is opened. Made by payment-methods.test.ts: read the difference before you accept it.',
    'cashier: the app declared that it has one of its own (a handler `pay`). client: what the order is told.',
    '',
    line(Object.keys(COLUMNS), 'why nothing can be paid'),
    ...environments.flatMap((environment) =>
      [[], ['pay']].map((handlers) => {
        const { wechat, alipay, instead } = paymentMethods(environment, handlers);
        const cells = [
          environment.host,
          environment.platform,
          handlers.length > 0 ? 'own' : '-',
          wechat ?? '-',
          alipay ?? '-',
          instead?.kind ?? '-',
          clientCode(environment, handlers),
        ];
        return line(cells, instead?.kind === 'copy_link' ? instead.reason : '');
      }),
    ),
    '',
  ].join('\n');

describe('the payment methods', () => {
  it('are what was reviewed', async () => {
    await expect(table()).toMatchFileSnapshot('./payment-methods.txt');
  });

  it('do not depend on other handlers', () => {
    for (const environment of environments) {
      expect(paymentMethods(environment, ['share'])).toEqual(paymentMethods(environment, []));
      expect(paymentMethods(environment, ['share', 'pay'])).toEqual(paymentMethods(environment, ['pay']));
    }
  });

  it('always tell how to go on: something pays, or there is another way with its reason', () => {
    for (const environment of environments) {
      for (const handlers of [[], ['pay']]) {
        const { wechat, alipay, instead } = paymentMethods(environment, handlers);
        expect(instead === null).toBe(wechat !== null || alipay !== null);
        if (instead?.kind === 'copy_link') expect(instead.reason).toMatch(/[一-鿿]/);
      }
    }
  });
});
