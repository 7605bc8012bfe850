import type { SandboxEnvironment } from '@vip/native-hosts';
import type { Clock } from './clock.ts';

/** ms until a wallet's app injects its bridge. */
const READY_MS = 50;

/** Shows the wallet's sheet for a trade; resolves with its result. */
export type OpenCashier = (trade: string) => Promise<string>;

const canPay = ({ userAgent, wxEnvironment }: SandboxEnvironment) =>
  wxEnvironment !== 'miniprogram' && !/wxwork|miniProgram/i.test(userAgent);

/** WeChat's or Alipay's bridge, where the page is shown by one of them. */
export function installWalletBridge(
  window: Window & typeof globalThis,
  owner: object,
  clock: Clock,
  environment: SandboxEnvironment,
  openCashier: OpenCashier,
): void {
  const open = (trade: string) => (canPay(environment) ? openCashier(trade) : Promise.resolve('fail'));
  const arrive = (name: string, bridge: object) =>
    clock.after(
      READY_MS,
      () => {
        Object.assign(window, { [name]: bridge });
        window.document.dispatchEvent(new Event(`${name}Ready`));
      },
      owner,
    );

  if (environment.kind === 'wechat') {
    arrive('WeixinJSBridge', {
      invoke(name: string, params: Record<string, string>, answer: (result: { err_msg: string }) => void) {
        if (name !== 'getBrandWCPayRequest') return;
        const trade = (params['package'] ?? '').replace('prepay_id=', '');
        void open(trade).then((word) => answer({ err_msg: `get_brand_wcpay_request:${word}` }));
      },
    });
  }
  if (environment.kind === 'alipay') {
    const codes: Record<string, string> = { ok: '9000', cancel: '6001', fail: '4000' };
    arrive('AlipayJSBridge', {
      call(name: string, params: Record<string, string>, answer?: (result: { resultCode: string }) => void) {
        if (name !== 'tradePay') return;
        void open(params['tradeNO'] ?? '').then((word) => answer?.({ resultCode: codes[word] ?? word }));
      },
    });
  }
}
