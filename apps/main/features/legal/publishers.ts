import { brand } from '../../brand.ts';
import type { AppFacts } from './app-facts.ts';

type Publisher = Pick<AppFacts, 'company' | 'address' | 'icp' | 'phone' | 'hours'>;

/** Who runs main's apps. */
export const liaoxiaobai: Publisher = {
  company: brand.company,
  address: '浙江省杭州市西湖区学院路 28 号 6 幢 501 室',
  icp: brand.icp,
  phone: brand.support.phone,
  hours: brand.support.hours,
};

/** Who runs 友圈故事. */
export const youquan: Publisher = {
  company: '杭州友圈网络科技有限公司',
  address: '浙江省杭州市滨江区江虹路 16 号 2 幢 302 室',
  icp: '浙ICP备20260003号-1',
  phone: '400-820-0005',
  hours: '9 点至 22 点',
};

/** Who runs 蜜小语. */
export const miyu: Publisher = {
  company: '杭州蜜语网络科技有限公司',
  address: '浙江省杭州市余杭区良睦路 9 号 4 幢 1203 室',
  icp: '浙ICP备20260002号-1',
  phone: '400-820-0004',
  hours: '9 点至 22 点',
};

/** Who sells on the web pages of 推文助手, which has no texts of its own. */
export const tuiwen = { company: '杭州推文网络科技有限公司', phone: '400-820-0006' };
