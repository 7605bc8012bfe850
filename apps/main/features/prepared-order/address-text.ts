import type { Address } from '@vip/api';

/** Levels that the list of regions needs and no person says. */
const UNSAID = ['省直辖县', '自治区直辖县', '县'];

/** 浙江省 杭州市 西湖区; a name that says nothing, or says the one before it again, is left out. '' before a choice. */
export function regionText({
  province,
  city,
  district,
}: Pick<Address, 'province' | 'city' | 'district'>): string {
  const names = [province, city, district];
  return names
    .filter((name, at) => name !== '' && name !== names[at - 1] && UNSAID.indexOf(name) < 0)
    .join(' ');
}

/** 浙江省杭州市西湖区文三路 88 号 */
export const addressText = (address: Address): string =>
  regionText(address).replace(/ /g, '') + address.street;

/** 138****0001 */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
