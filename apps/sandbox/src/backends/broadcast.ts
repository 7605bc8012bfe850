import type { Broadcast } from '@vip/api/schema';
import { maskName } from '../accounts/users.ts';
import { isoTime, MINUTE } from '../clock.ts';
import type { World } from '../world.ts';

/** So that the line is never empty: what others bought a little while ago. */
const EARLIER: [nickname: string, packageName: string, minutesAgo: number][] = [
  ['林**', '年度会员', 2],
  ['柚**', '年卡', 5],
  ['周**', '季度会员', 9],
  ['沈**', '年卡', 14],
  ['温**', '月度会员', 21],
  ['叶**', '永久卡', 33],
  ['秦**', '年度会员', 47],
  ['陆**', '季卡', 58],
];
const MOST = 20;

interface PaidRow {
  id: string;
  buyer: string;
  nickname: string | null;
  package_name: string;
  paid_at: number;
}

/** What was bought lately in any brand, newest first, nicknames masked. */
export function recentPurchases(world: World): Broadcast[] {
  const now = world.clock.now();
  const paid = world.db.all<PaidRow>(
    `SELECT orders.id, buyer, nickname, package_name, paid_at FROM orders
     LEFT JOIN users ON buyer = 'phone:' || users.phone
     WHERE status = 'paid' AND amount > 0 AND paid_at <= ? ORDER BY paid_at DESC LIMIT ?`,
    now,
    MOST,
  );
  const real = paid.map((row) => ({
    id: row.id,
    nickname: maskName(row.nickname ?? '新会员'),
    packageName: row.package_name,
    paidAt: isoTime(row.paid_at),
  }));
  const earlier = EARLIER.map(([nickname, packageName, minutesAgo], index) => ({
    id: `earlier${index + 1}`,
    nickname,
    packageName,
    paidAt: isoTime(now - minutesAgo * MINUTE),
  }));
  return [...real, ...earlier].sort((a, b) => Date.parse(b.paidAt) - Date.parse(a.paidAt)).slice(0, MOST);
}
