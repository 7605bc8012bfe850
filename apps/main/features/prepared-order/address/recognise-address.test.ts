import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { regions } from './regions.ts';
import { recogniseAddress } from './recognise-address.ts';

// Any text is compared with every district of the country.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const read = (text: string) => recogniseAddress(text, regions);
const WHOLE = {
  name: '江晚舟',
  phone: '13800000001',
  province: '浙江省',
  city: '杭州市',
  district: '西湖区',
};

test.each([
  '江晚舟 13800000001 浙江省杭州市西湖区文三路88号',
  '江晚舟，13800000001，浙江省杭州市西湖区文三路88号',
  '浙江省杭州市西湖区文三路88号，江晚舟，138 0000 0001',
  '浙江杭州西湖区文三路88号 江晚舟 +86 138-0000-0001',
  '收货人：江晚舟\n手机号：13800000001\n所在地区：浙江省 杭州市 西湖区\n详细地址：文三路88号',
  '杭州市西湖区文三路88号\n江晚舟\n13800000001',
  '江晚舟+8613800000001浙江省杭州市西湖区文三路88号',
  '江晚舟 8613800000001 浙江省杭州市西湖区文三路88号',
  '13800000001江晚舟 浙江省西湖区文三路88号',
])('reads %j', (text) => {
  expect(read(text)).toEqual({ ...WHOLE, street: '文三路88号' });
});

test('keeps the spaces of a street, and its last part', () => {
  expect(read('江晚舟 13800000001 浙江省 杭州市 西湖区 文三路 88 号 3 幢 西溪大厦').street).toBe(
    '文三路 88 号 3 幢 西溪大厦',
  );
});

test.each([
  ['北京市海淀区中关村大街1号', ['北京市', '北京市', '海淀区']],
  ['北京海淀区中关村大街1号', ['北京市', '北京市', '海淀区']],
  ['湖北省仙桃市沔阳大道1号', ['湖北省', '省直辖县', '仙桃市']],
  ['广西南宁市青秀区民族大道1号', ['广西壮族自治区', '南宁市', '青秀区']],
  ['新疆维吾尔自治区乌鲁木齐市天山区中山路1号', ['新疆维吾尔自治区', '乌鲁木齐市', '天山区']],
])('finds the region of %s', (text, [province, city, district]) => {
  expect(read(text)).toMatchObject({ province, city, district });
});

test('a part of a longer number is no phone number', () => {
  expect(read('单号 913800000001')).toEqual({});
});

test('without a region it reads the rest', () => {
  expect(read('江晚舟 13800000001')).toEqual({ name: '江晚舟', phone: '13800000001' });
  expect(read('在吗')).toEqual({});
  expect(read('1234567')).toEqual({});
});

test('any text is read without an error', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void read(text)));
});
