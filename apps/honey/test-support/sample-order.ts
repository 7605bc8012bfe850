import type { Order } from '@vip/api';
import { year } from './sample-packages.ts';

/** An unpaid order of the year's package. */
export const sampleOrder = (changes: Partial<Order> = {}): Order => ({
  id: '9001',
  number: '2611210930017715',
  status: 'paying',
  package: { id: year.id, name: year.name, level: year.level },
  amount: year.price,
  payType: 'wechat',
  createdAt: '2026-11-21T09:30:00+08:00',
  expiresAt: '2026-11-21T10:00:00+08:00',
  paidAt: null,
  memberUntil: null,
  um: '-',
  resultToken: null,
  pay: null,
  ...changes,
});
