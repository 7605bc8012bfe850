import type { ChargeInfo, SmsInfo } from './server.ts';

/** Names and colours of the brands. A brand that is not listed shows its code name. */
export const BRANDS: Readonly<Record<string, { name: string; colour: string }>> = {
  main: { name: '黑金', colour: '#C7A76A' },
  honey: { name: '蜂蜜', colour: '#F79A1C' },
  youquan: { name: '友圈', colour: '#0A7A44' },
  tuiwen: { name: '推文', colour: '#2F35B5' },
};

/** The data center has orders, and no pages of its own. */
export const brandName = (brand: string): string =>
  brand === 'datacenter' ? '数据中心' : (BRANDS[brand]?.name ?? brand);

/** Fen as yuan with two places: 16800 is 168.00. */
export const yuan = (fen: number): string => (fen / 100).toFixed(2);

/** The time of day on this machine, 09:52:11. */
export const timeOfDay = (ms: number): string =>
  new Date(ms).toLocaleTimeString('zh-CN', { hourCycle: 'h23' });

/** Seconds since a page began, 01.120; a minute and more keeps counting seconds. */
export const sinceStart = (at: number, start: number): string =>
  (Math.max(0, at - start) / 1000).toFixed(3).padStart(6, '0');

/** A duration with thin groups of three: 3 041 ms. */
export const duration = (ms: number): string =>
  `${String(Math.round(ms)).replace(/(\d)(?=(\d{3})+$)/g, '$1 ')} ms`;

/** A remaining time: 4 分 34 秒, 2 小时 5 分, 126 天 (started days count). Empty if none remains. */
export function remaining(ms: number): string {
  const s = Math.floor(ms / 1000);
  if (s <= 0) return '';
  if (s < 60) return `${s} 秒`;
  if (s < 3600) return `${Math.floor(s / 60)} 分 ${s % 60} 秒`;
  if (s < 86_400) return `${Math.floor(s / 3600)} 小时 ${Math.floor((s % 3600) / 60)} 分`;
  return `${Math.ceil(s / 86_400)} 天`;
}

/** An offset of the clock as text, 快 15 分钟; empty without an offset. */
export function offsetInWords(ms: number): string {
  const minutes = Math.round(ms / 60_000);
  if (minutes === 0) return '';
  const much = Math.abs(minutes);
  const word =
    much % 1440 === 0 ? `${much / 1440} 天` : much % 60 === 0 ? `${much / 60} 小时` : `${much} 分钟`;
  return `${minutes > 0 ? '快' : '慢'} ${word}`;
}

/** The content of a bridge message in one line. */
export function inOneLine(data: unknown): string {
  if (data === undefined || data === null) return '空';
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return text === '' ? '空' : text.length > 500 ? `${text.slice(0, 500)}…` : text;
}

/** Charges less refunds, fen. */
export const balanceOf = (charges: readonly Pick<ChargeInfo, 'kind' | 'amount'>[]): number =>
  charges.reduce((sum, { kind, amount }) => (kind === 'charge' ? sum + amount : sum - amount), 0);

const SMS_STATES: Record<Exclude<SmsInfo['state'], 'live'>, string> = {
  used: '已使用',
  replaced: '已换新',
  void: '已作废',
};

/** The state of a code as text, and whether it is valid. `now` by the server's clock, ms. */
export function smsState(
  sms: Pick<SmsInfo, 'state' | 'expires_at'>,
  now: number,
): { isGood: boolean; label: string } {
  if (sms.state !== 'live') return { isGood: false, label: SMS_STATES[sms.state] };
  const left = remaining(Date.parse(sms.expires_at) - now);
  return left ? { isGood: true, label: `余 ${left}` } : { isGood: false, label: '已过期' };
}
