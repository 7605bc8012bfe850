import type { Benefit, MembershipPackage } from '@vip/api';

const benefit = (name: string, icon: string, member: string): Benefit => ({
  name,
  icon,
  free: '没有',
  member,
});

const BENEFITS = [
  benefit('贴心回复', 'heart', '不限次'),
  benefit('约会点子', 'bulb', '300 多个'),
  benefit('情话灵感', 'chat', '每天更新'),
  benefit('晚安语音', 'moon', '不限次'),
  benefit('每日一甜', 'gift', '每天一份'),
];

type Sample = Pick<MembershipPackage, 'id' | 'name' | 'price' | 'originalPrice' | 'days'> &
  Partial<MembershipPackage>;

/** A package of honey's package list with nothing special to it. */
export const samplePackage = (sample: Sample): MembershipPackage => ({
  level: '1',
  type: null,
  badge: null,
  benefits: BENEFITS,
  isDefault: false,
  saleEndsAt: null,
  credit: 0,
  renewal: null,
  ...sample,
});

export const year = samplePackage({
  id: 'h-year',
  name: '年卡',
  price: 15800,
  originalPrice: 28800,
  days: 365,
  badge: '最多人选',
  isDefault: true,
});

export const packages = [
  year,
  samplePackage({ id: 'h-quarter', name: '季卡', price: 5800, originalPrice: 8800, days: 90 }),
  samplePackage({ id: 'h-month', name: '月卡', price: 2500, originalPrice: 3500, days: 30 }),
  samplePackage({ id: 'h-life', name: '永久卡', price: 29800, originalPrice: 59800, days: null }),
];
