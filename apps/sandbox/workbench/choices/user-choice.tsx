import { useAtomValue } from 'jotai';
import { pickUser } from '../actions.ts';
import { remaining } from '../format.ts';
import type { UserInfo } from '../server.ts';
import { clockOffsetAtom, serverStateAtom, userIdAtom } from '../state.ts';
import { Choice, Choices } from './choice.tsx';

function membershipOf(user: UserInfo, now: number): string {
  if (!user.membership) return '非会员';
  const { name, expires_at } = user.membership;
  if (expires_at === null) return `${name}，长期有效`;
  const left = remaining(Date.parse(expires_at) - now);
  return left ? `${name}，剩 ${left}` : `${name}，已到期`;
}

/** Chooses who uses the page: a seeded user or an anonymous one. */
export function UserChoice() {
  const { users } = useAtomValue(serverStateAtom);
  const userId = useAtomValue(userIdAtom);
  const now = Date.now() + useAtomValue(clockOffsetAtom);
  return (
    <Choice title="用户" kind="users">
      <Choices
        label="用户"
        variant="rows"
        value={userId}
        onPick={pickUser}
        options={[
          ...users.map((user) => ({
            value: user.id,
            hint: user.phone,
            content: (
              <>
                <span className="name">{user.nickname}</span>
                <span className="note">{membershipOf(user, now)}</span>
              </>
            ),
          })),
          { value: 'none', content: <span className="name">未登录</span> },
        ]}
      />
    </Choice>
  );
}
