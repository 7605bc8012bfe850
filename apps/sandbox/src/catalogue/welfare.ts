import { endOfDay, DAY } from '../clock.ts';

/** A gift; claimed by an order of its package. */
interface Gift {
  id: string;
  packageId: string;
  name: string;
  description: string;
  /** Absent without an end. */
  expiresAt?(now: number): number;
}

export const GIFTS: readonly Gift[] = [
  {
    id: 'wf1',
    packageId: '61',
    name: '新人七天体验',
    description: '创作版全部功能',
    expiresAt: (now) => endOfDay(now, 6),
  },
  { id: 'wf2', packageId: '62', name: '一元月卡', description: '创作版全部功能' },
  {
    id: 'wf3',
    packageId: '63',
    name: '中秋三天卡',
    description: '中秋期间登录即可领取',
    expiresAt: (now) => now - 5 * DAY,
  },
  { id: 'wf4', packageId: '25', name: '三天甜蜜卡', description: '新用户专享' },
  { id: 'wf5', packageId: '35', name: '七天会员', description: '发布第一篇故事后可领' },
];
