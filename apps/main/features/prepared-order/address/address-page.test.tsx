import { allByRole, byRole, opened, shown, tap, write } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { addressBook } from '../../../shared/orders/address-book.ts';
import { openPage, chunksLoaded } from '../testing/open-page.tsx';
import { address, memory, prepared } from '../../../shared/orders/testing/samples.ts';
import AddressPage from './index.tsx';

const visit = { path: '/address/8/p1?fid=f1', params: { id: '8', pid: 'p1' }, query: { fid: 'f1' } };
const valueOf = (name: string) => (byRole('textbox', name) as HTMLInputElement).value;
const save = () => tap(byRole('button', '使用该地址'));

test('each empty field shows its error, and the first one takes the focus', async () => {
  const { went } = await openPage(AddressPage, visit);
  save();
  const alerts = allByRole('alert').map((alert) => alert.textContent);
  expect(alerts).toEqual(['请填写收货人', '请填写手机号', '请选择所在地区', '请填写详细地址']);
  expect(document.activeElement).toBe(byRole('textbox', '收货人'));
  write(byRole('textbox', '收货人'), '江');
  expect(shown()).not.toContain('请填写收货人');
  expect(went).toEqual([]);
});

test('a complete address is saved, and the confirmation replaces this page', async () => {
  const { went, session } = await openPage(AddressPage, visit);
  write(byRole('textbox', '收货人'), ' 江晚舟 ');
  write(byRole('textbox', '手机号'), '138 0000 0001');
  write(byRole('textbox', '详细地址'), '文三路 88 号');
  tap(document.querySelector<HTMLElement>('[aria-haspopup="dialog"]') ?? document.body);
  await opened();
  for (const name of ['浙江省', '杭州市', '西湖区']) tap(byRole('radio', name));
  expect(shown()).toContain('浙江省 杭州市 西湖区');
  save();
  expect(addressBook(session).saved()?.address).toEqual(address);
  expect(went).toEqual(['replace /orderConfirm/8/p1/f1']);
});

const paste = (text: string) => {
  write(byRole('textbox', '粘贴地址'), text);
  tap(byRole('button', '识别'));
};

test('a pasted address fills the form, and the errors of its fields go', async () => {
  await openPage(AddressPage, visit);
  save();
  paste('江晚舟 13800000001 浙江省杭州市西湖区文三路 88 号');
  await chunksLoaded();
  expect([valueOf('收货人'), valueOf('手机号'), valueOf('详细地址')]).toEqual([
    '江晚舟',
    '13800000001',
    '文三路 88 号',
  ]);
  expect(shown()).toContain('浙江省 杭州市 西湖区');
  expect(shown()).toContain('已填入，请核对');
  expect([allByRole('alert'), allByRole('textbox', '粘贴地址')]).toEqual([[], []]);
});

test('after a pasted address another one can be pasted', async () => {
  await openPage(AddressPage, visit);
  paste('江晚舟 13800000001 浙江省杭州市西湖区文三路 88 号');
  await chunksLoaded();
  tap(byRole('button', '重新粘贴'));
  expect(shown()).not.toContain('已填入');
  expect(valueOf('粘贴地址')).toBe('');
  expect(document.activeElement).toBe(byRole('textbox', '粘贴地址'));
  paste('李四 13900000002');
  await chunksLoaded();
  expect([valueOf('收货人'), valueOf('手机号')]).toEqual(['李四', '13900000002']);
});

test('without a text the button of the paste field leads to it', async () => {
  await openPage(AddressPage, visit);
  tap(byRole('button', '识别'));
  expect(document.activeElement).toBe(byRole('textbox', '粘贴地址'));
  expect(shown()).toContain('请先粘贴收货信息');
});

test('a text without an address changes nothing, and stays', async () => {
  await openPage(AddressPage, visit);
  paste('在吗');
  await chunksLoaded();
  expect(shown()).toContain('未识别到手机号或地区，请手动填写');
  expect([valueOf('收货人'), valueOf('粘贴地址')]).toEqual(['', '在吗']);
});

test('a draft survives a reload', async () => {
  const session = memory();
  const { leave } = await openPage(AddressPage, { ...visit, session });
  write(byRole('textbox', '收货人'), '江');
  leave();
  await openPage(AddressPage, { ...visit, session });
  expect(valueOf('收货人')).toBe('江');
});

test('a field that the server refused shows the server’s text', async () => {
  const session = memory();
  addressBook(session).save(address);
  addressBook(session).refuse({ region: '该地址暂不支持配送，请修改' });
  await openPage(AddressPage, { ...visit, session });
  expect(byRole('alert').textContent).toBe('该地址暂不支持配送，请修改');
  expect(valueOf('详细地址')).toBe('文三路 88 号');
});

test('without shipping there is no form, only a button back', async () => {
  const { went } = await openPage(AddressPage, { ...visit, detail: () => prepared({ ships: false }) });
  expect(shown()).toContain('该商品无需配送');
  tap(byRole('button', '返回确认订单'));
  await chunksLoaded();
  expect(went).toEqual(['replace /orderConfirm/8/p1/f1']);
});

test('what is delivered is shown with the form, without a way to the other options', async () => {
  await openPage(AddressPage, visit);
  expect(byRole('region', '商品').textContent).toContain('¥218');
  expect(allByRole('button', '更换款式')).toEqual([]);
});

test.each([
  [{ host: 'browser', platform: 'desktop' }, '请用手机扫码填写'],
  [{ host: 'wecom' }, '请在浏览器中填写'],
] as const)(
  'where nothing can be paid there is no form: the address stays in its tab: %j',
  async (environment, text) => {
    const { went } = await openPage(AddressPage, { ...visit, environment });
    expect(shown()).toContain(text);
    expect(byRole('region', '商品').textContent).toContain('¥218');
    expect(allByRole('textbox')).toEqual([]);
    tap(byRole('button', '返回确认订单'));
    expect(went).toEqual(['replace /orderConfirm/8/p1/f1']);
  },
);
