import { Address } from '@vip/api/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAddress, fieldOf, tidy, maskedPhone, regionText } from './address.ts';
import { address } from '../../shared/orders/testing/samples.ts';

test.each([
  [{ name: '' }, { name: '请填写收货人' }],
  [{ name: '长'.repeat(21) }, { name: '收货人最多 20 个字' }],
  [{ phone: '' }, { phone: '请填写手机号' }],
  [{ phone: '1380000' }, { phone: '请填写 11 位手机号' }],
  [{ province: '', city: '', district: '' }, { region: '请选择所在地区' }],
  [{ district: '' }, { region: '请选择所在地区' }],
  [{ street: '' }, { street: '请填写详细地址' }],
  [{ street: '三路' }, { street: '请写清路名和门牌号，4 到 80 个字' }],
])('%o has the errors %o and no others', (wrong, errors) => {
  expect(checkAddress({ ...address, ...wrong })).toEqual(errors);
});

test('the page accepts exactly the addresses that the contract accepts', () => {
  const typed = fc.record({
    name: fc.oneof(fc.string({ maxLength: 30 }), fc.constant('江晚舟')),
    phone: fc.oneof(fc.string({ maxLength: 13 }), fc.constant('138 0000 0001')),
    province: fc.constantFrom('', '浙江省'),
    city: fc.constantFrom('', '杭州市'),
    district: fc.constantFrom('', '西湖区'),
    street: fc.oneof(fc.string({ maxLength: 90 }), fc.constant(' 文三路 88 号 ')),
  });
  fc.assert(
    fc.property(typed, (one) => {
      const ready = tidy(one);
      const result = Address['~standard'].validate(ready);
      const fits = !(result instanceof Promise) && !result.issues;
      expect(Object.keys(checkAddress(ready)).length === 0).toBe(fits);
    }),
  );
});

test('only address fields of the wire format map to fields of the form', () => {
  expect(['address.name', 'address.city', 'address.street'].map(fieldOf)).toEqual([
    'name',
    'region',
    'street',
  ]);
  expect(['pid', 'address', 'address.constructor', 'phone'].map(fieldOf)).toEqual([null, null, null, null]);
});

test('a region is displayed without technical and repeated levels', () => {
  const region = (province: string, city: string, district: string) =>
    regionText({ province, city, district });
  expect(region('浙江省', '杭州市', '西湖区')).toBe('浙江省 杭州市 西湖区');
  expect(region('北京市', '北京市', '东城区')).toBe('北京市 东城区');
  expect(region('湖北省', '省直辖县', '仙桃市')).toBe('湖北省 仙桃市');
  expect(region('重庆市', '县', '城口县')).toBe('重庆市 城口县');
  expect(region('', '', '')).toBe('');
  expect(maskedPhone('13800000001')).toBe('138****0001');
});
