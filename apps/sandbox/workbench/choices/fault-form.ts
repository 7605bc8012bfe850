import type { FaultInput } from '../../src/faults/fault.ts';

export type FaultKind = FaultInput['kind'];

/** The name of each kind, in the order shown. */
export const FAULT_NAMES: Record<FaultKind, string> = {
  delay: '延迟',
  hang: '挂起',
  status: '状态码',
  trickle: '慢速传输',
  truncate: '截断',
  malformed: '畸形',
  html: '返回网页',
  offline: '断网',
  lost: '丢失回应',
  denied: '拒绝授权',
  wrong_state: '授权串号',
  other_amount: '金额不符',
  other_package: '套餐不符',
  other_account: '账号不符',
  ignore_key: '忽略幂等键',
  ignore_price: '不核对价格',
  blind_close: '不关旧订单',
  notify_twice: '重复通知',
  notify_late: '延迟通知',
};

/** Defaults of `delay_ms`; other kinds have no delay. */
const DELAY_MS: Partial<Record<FaultKind, number>> = { delay: 3000, trickle: 30, notify_late: 20_000 };

export const hasDelay = (kind: FaultKind): boolean => DELAY_MS[kind] !== undefined;

export const isFaultKind = (value: string): value is FaultKind => Object.hasOwn(FAULT_NAMES, value);

const MOST_TIMES = 999;
/** The sandbox's own limit. */
const MOST_DELAY_MS = 600_000;

const METHOD = /^(?:(GET|POST|PUT|DELETE|HEAD)\s+)?(\/\S*)$/;

/** The form's values as a fault to post, or an error message. */
export function readFault(typed: {
  match: string;
  kind: FaultKind;
  times: string;
  delay: string;
  status: string;
}): FaultInput | string {
  const match = typed.match.trim();
  if (!METHOD.test(match)) return '写成 POST /api/main/** 这样，方法可省略';
  const whole = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : null);
  const fault: FaultInput = { match, kind: typed.kind };
  if (typed.times.trim() !== '') {
    const times = whole(typed.times);
    if (!times || times > MOST_TIMES) return `次数要在 1 到 ${MOST_TIMES} 之间，留空则一直有效`;
    fault.times = times;
  }
  if (hasDelay(typed.kind)) {
    const delay = whole(typed.delay);
    if (!delay || delay > MOST_DELAY_MS) return `延迟要在 1 到 ${MOST_DELAY_MS} 毫秒之间`;
    fault.delay_ms = delay;
  }
  if (typed.kind === 'status') {
    const status = whole(typed.status);
    if (!status || status < 400 || status > 599) return '状态码要在 400 到 599 之间';
    fault.status = status;
  }
  return fault;
}

/** Describes a fault: 延迟 3000 毫秒，1 次. `left` is the number of requests that it still affects, null for all. */
export function faultInWords({ kind, delay_ms, status }: FaultInput, left: number | null): string {
  const delay = delay_ms ?? DELAY_MS[kind];
  const much = delay !== undefined ? ` ${delay} 毫秒` : kind === 'status' ? ` ${status ?? 500}` : '';
  return `${FAULT_NAMES[kind]}${much}，${left === null ? '一直' : `${left} 次`}`;
}

/** A pattern that matches similar calls: without the query, ids replaced with `*`. */
export function matchLike(method: string, path: string): string {
  const parts = (path.split('?')[0] ?? '').split('/');
  return `${method} ${parts.map((part) => (/\d/.test(part) && !/^v\d+$/.test(part) ? '*' : part)).join('/')}`;
}
