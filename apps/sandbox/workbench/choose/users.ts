import { h, renderInto } from '../dom/element.ts';
import { radioGroup } from '../dom/radio-group.ts';
import type { UserInfo } from '../server/answers.ts';
import type { WorkbenchState, WorkbenchStore } from '../state/workbench-state.ts';
import { remaining } from '../watch/format.ts';
import { section } from './section.ts';

function membershipOf(user: UserInfo, now: number): string {
  if (!user.membership) return '非会员';
  const { name, expires_at } = user.membership;
  if (expires_at === null) return `${name}，长期有效`;
  const left = remaining(Date.parse(expires_at) - now);
  return left ? `${name}，剩 ${left}` : `${name}，已到期`;
}

/** Chooses who uses the page: a seeded user, or nobody who is logged in. */
export function userChoice(store: WorkbenchStore, onPick: (user: string) => void): HTMLElement {
  const body = h('div');
  const draw = ({ users, user, clockOffsetMs }: WorkbenchState) =>
    renderInto(
      body,
      radioGroup({
        label: '用户',
        name: 'user',
        look: 'rows',
        value: user,
        onPick,
        options: [
          ...users.map((one) => ({
            value: one.id,
            hint: one.phone,
            children: [
              h('span', {}, one.nickname),
              h('span', { class: 'note' }, membershipOf(one, Date.now() + clockOffsetMs)),
            ],
          })),
          { value: 'none', children: [h('span', {}, '未登录')] },
        ],
      }),
    );
  store.watch(['users', 'user', 'clockOffsetMs'], draw);
  return section('用户', 'users', null, body);
}
