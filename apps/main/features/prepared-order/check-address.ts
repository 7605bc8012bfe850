import { Address } from '@vip/api/schema';
import type { AddressErrors, AddressField } from '../../shared/orders/address-book.ts';

/** What each field is told: where it is empty, and where it does not fit. */
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

/** The form's field for a field of the wire: `address.province` → region; null for what is none of the address. */
export function fieldOf(wireName: string): AddressField | null {
  const [first = '', name = ''] = wireName.split('.');
  if (first !== 'address' || !Object.prototype.hasOwnProperty.call(FIELDS, name)) return null;
  return FIELDS[name as keyof Address];
}

/** The address as it is sent: nothing around its words, digits alone in its phone. */
export const tidy = (typed: Address): Address => ({
  ...typed,
  name: typed.name.trim(),
  phone: typed.phone.replace(/\D/g, ''),
  street: typed.street.trim(),
});

/** What is wrong with a tidy address, by the rules of the contract; {} where nothing is. */
export function checkAddress(address: Address): AddressErrors {
  const errors: AddressErrors = {};
  (Object.keys(FIELDS) as (keyof Address)[]).forEach((name) => {
    // A schema checks by itself (Standard Schema), so this room needs no schema library of its own.
    const result = Address.entries[name]['~standard'].validate(address[name]);
    if (result instanceof Promise || !result.issues) return;
    const field = FIELDS[name];
    errors[field] ??= address[name] === '' ? SENTENCES[field].empty : SENTENCES[field].wrong;
  });
  return errors;
}
