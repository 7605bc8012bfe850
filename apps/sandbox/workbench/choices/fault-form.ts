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
};

/** Defaults of `delay_ms`; other kinds have no delay. */
export const DELAY_MS: Partial<Record<FaultKind, number>> = { delay: 3000, trickle: 30 };

export const isFaultKind = (value: string): value is FaultKind => Object.hasOwn(FAULT_NAMES, value);

/** The form's values as a fault to post. An empty field is left out; the sandbox checks the others. */
export function readFault(form: FormData, kind: FaultKind): FaultInput {
  const numbers = ['times', 'delay_ms', 'status'].filter((name) => form.get(name));
  return {
    match: String(form.get('match')),
    kind,
    ...Object.fromEntries(numbers.map((name) => [name, Number(form.get(name))])),
  };
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
