import { Address } from '@vip/api/schema';
import type { AddressErrors, AddressField } from '../../shared/orders/address-book.ts';

/** The error texts of each field. */
const SENTENCES: Record<AddressField, { empty: string; wrong: string }> = {
  name: { empty: '请填写收货人', wrong: '收货人最多 20 个字' },
  phone: { empty: '请填写手机号', wrong: '请填写 11 位手机号' },
  region: { empty: '请选择所在地区', wrong: '请重新选择所在地区' },
  street: { empty: '请填写详细地址', wrong: '请写清路名和门牌号，4 到 80 个字' },
};

const FIELDS: Record<keyof Address, AddressField> = {
  name: 'name',
  phone: 'phone',
  province: 'region',
  city: 'region',
  district: 'region',
  street: 'street',
};

/** The form's field for a field of the wire format: `address.province` → region. null if it is no address field. */
export function fieldOf(wireName: string): AddressField | null {
  const [first = '', name = ''] = wireName.split('.');
  if (first !== 'address' || !Object.prototype.hasOwnProperty.call(FIELDS, name)) return null;
  return FIELDS[name as keyof Address];
}

/** The address as it is sent: trimmed, and a phone number of digits only. */
export const tidy = (typed: Address): Address => ({
  ...typed,
  name: typed.name.trim(),
  phone: typed.phone.replace(/\D/g, ''),
  street: typed.street.trim(),
});

/** Validates a tidy address by the schema of the contract. {} if it is valid. */
export function checkAddress(address: Address): AddressErrors {
  const errors: AddressErrors = {};
  (Object.keys(FIELDS) as (keyof Address)[]).forEach((name) => {
    // Standard Schema: validates without importing the schema library.
    const result = Address.entries[name]['~standard'].validate(address[name]);
    if (result instanceof Promise || !result.issues) return;
    const field = FIELDS[name];
    errors[field] ??= address[name] === '' ? SENTENCES[field].empty : SENTENCES[field].wrong;
  });
  return errors;
}

/** Levels that exist only in the official list; they are not written in an address. */
const HIDDEN_LEVELS = ['省直辖县', '自治区直辖县', '县'];

/** 浙江省 杭州市 西湖区, without technical and repeated names. '' if no region is selected. */
export function regionText({
  province,
  city,
  district,
}: Pick<Address, 'province' | 'city' | 'district'>): string {
  const names = [province, city, district];
  return names
    .filter((name, at) => name !== '' && name !== names[at - 1] && HIDDEN_LEVELS.indexOf(name) < 0)
    .join(' ');
}

/** 138****0001 */
export const maskedPhone = (phone: string): string => phone.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2');
