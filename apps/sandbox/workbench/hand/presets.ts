import type { HandQuestion } from '../state/workbench-state.ts';

/** A ready answer to begin with. `text` is what stands in the field: JSON, or any text. */
export interface Preset {
  name: string;
  text: string;
}

const pretty = (value: unknown): string => JSON.stringify(value, null, 2) ?? '';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const GARBAGE: Preset = { name: '乱码', text: '<html><h1>502 Bad Gateway</h1>' };

/** Answers to a question of the page; the first is the one that the app would give. */
export function presetsFor({ name }: Pick<HandQuestion, 'name'>, handOver: unknown): Preset[] {
  if (name === 'pay') {
    return [
      { name: '付了', text: '"ok"' },
      { name: '取消', text: '"cancel"' },
      { name: '失败', text: '"fail"' },
      GARBAGE,
    ];
  }
  if (name !== 'getUserInfo') return [{ name: '空', text: 'null' }, GARBAGE];
  const nobody = { ...(isRecord(handOver) ? handOver : {}), usertoken: '', userinfo: null };
  return [
    { name: '如实', text: pretty(handOver) },
    { name: '未登录', text: pretty(nobody) },
    { name: '空', text: 'null' },
    GARBAGE,
  ];
}

/** What the page lets the app call, with what such a call brings. */
export const PUSHES: readonly { name: string; what: string; bringsHandOver: boolean }[] = [
  { name: 'refreshUserInfo', what: '推送新的用户信息', bringsHandOver: true },
  { name: 'onResume', what: '回到前台', bringsHandOver: false },
  { name: 'onBack', what: '按了返回键', bringsHandOver: false },
];
