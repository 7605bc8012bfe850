import type { HandQuestion } from '../state.ts';

/** A preset answer. `text` fills the field: JSON or any text. */
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
  const anonymous = { ...(isRecord(handOver) ? handOver : {}), usertoken: '', userinfo: null };
  return [
    { name: '如实', text: pretty(handOver) },
    { name: '未登录', text: pretty(anonymous) },
    { name: '空', text: 'null' },
    GARBAGE,
  ];
}

/** The handlers of the page that the app may call, with example data. */
export const PUSHES: readonly { name: string; what: string; textOf(handOver: unknown): string }[] = [
  { name: 'refreshUserInfo', what: '推送新的用户信息', textOf: pretty },
  { name: 'onResume', what: '回到前台', textOf: () => 'null' },
  { name: 'onBack', what: '按了返回键', textOf: () => 'null' },
];

/** The value of a typed answer: parsed JSON, or the text itself if it is not JSON. */
export function readAnswer(text: string): { value: unknown; isJson: boolean } {
  try {
    return { value: JSON.parse(text) as unknown, isJson: true };
  } catch {
    return { value: text, isJson: false };
  }
}
