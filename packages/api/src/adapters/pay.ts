import type { PayInstruction } from '../schema/order.ts';
import type { Wire } from './contract.ts';
import { parseForm } from './form.ts';
import { record, unreadable } from './read.ts';

type Instruction = Wire<PayInstruction>;

/** An object, also as JSON text: EasyWeChat's `bridgeConfig` returns text by default. */
function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'string') return record(value);
  try {
    return record(JSON.parse(value));
  } catch {
    return {};
  }
}

const isWebAddress = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^\s]+$/i.test(value);

/** The parameters of `getBrandWCPayRequest`, and other names that SDKs give them. */
const JSAPI: Readonly<Record<string, readonly string[]>> = {
  appId: ['appId', 'appid'],
  // A number in many backends; WeChat on iOS refuses one.
  timeStamp: ['timeStamp', 'timestamp'],
  nonceStr: ['nonceStr', 'noncestr'],
  // `package` is a keyword of Java: WxJava answers with `packageValue`.
  package: ['package', 'packageValue'],
  signType: ['signType'],
  paySign: ['paySign'],
};

/** WeChat inside WeChat: the JSAPI parameters, an object or its JSON text. */
export function jsapi(value: unknown): Instruction {
  const source = objectOf(value);
  const params: Record<string, string> = {};
  for (const [name, names] of Object.entries(JSAPI)) {
    const given = names.map((each) => source[each]).find((each) => each !== undefined);
    if (typeof given === 'number') params[name] = String(given);
    else if (typeof given === 'string' && given !== '') params[name] = given;
    else return unreadable('JSAPI parameters');
  }
  return { kind: 'jsapi', params };
}

/**
 * WeChat outside WeChat: `mweb_url` (API v2) or `h5_url` (v3), or an answer with one. `returnUrl` is where WeChat returns
 * to, appended as its documentation says ("redirect_url", encoded); without it WeChat returns to the page before.
 */
export function h5(value: unknown, returnUrl?: string): Instruction {
  const { mweb_url, mwebUrl, h5_url } = record(value);
  const url = typeof value === 'string' ? value : (mweb_url ?? mwebUrl ?? h5_url);
  if (!isWebAddress(url)) return unreadable('the address of WeChat H5');
  const isComplete = !returnUrl || /[?&]redirect_url=/.test(url);
  const joint = url.includes('?') ? '&' : '?';
  return {
    kind: 'h5',
    url: isComplete ? url : `${url}${joint}redirect_url=${encodeURIComponent(returnUrl)}`,
  };
}

/** Alipay inside Alipay: the number of its trade, or an answer with it. */
export function alipayTrade(value: unknown): Instruction {
  const { trade_no, tradeNo, tradeNO } = record(value);
  const number = typeof value === 'string' ? value : (trade_no ?? tradeNo ?? tradeNO);
  return typeof number === 'string' && /^\w+$/.test(number)
    ? { kind: 'alipay_trade', trade_no: number }
    : unreadable('an Alipay trade number');
}

/**
 * Alipay in a browser: what an SDK's `pageExecute` returns, a form as HTML or the gateway's signed address. The address is
 * followed as it is: its query is signed.
 */
export function alipayPage(value: unknown): Instruction {
  if (isWebAddress(value)) return { kind: 'h5', url: value };
  const form = typeof value === 'string' ? parseForm(value) : null;
  if (!form || !isWebAddress(form.action)) return unreadable('an Alipay form');
  if (form.method === 'post') return { kind: 'alipay_form', action: form.action, fields: form.fields };
  // A browser replaces the query of the action of a GET form.
  const [address] = form.action.split('?', 1);
  return { kind: 'h5', url: `${address}?${new URLSearchParams(form.fields).toString()}` };
}
