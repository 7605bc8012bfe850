import { byRole, render } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { Foot } from './foot.tsx';

test('the footer has the company, its filings, customer service and the agreements', () => {
  render(
    <Foot
      company="杭州某某科技有限公司"
      icp="浙ICP备0号"
      telecomLicence="浙B2-0"
      policeRecord="浙公网安备330号"
      support={{ phone: '400-000-0000', hours: '9 点至 22 点' }}
      agreements={[{ document: '/lxbva', name: '《会员服务协议》' }]}
    />,
  );
  expect(byRole('link', '联系客服').getAttribute('href')).toBe('tel:4000000000');
  expect(byRole('link', '会员服务协议').getAttribute('href')).toBe('/lxbva');
  expect(byRole('link', '浙ICP备0号').textContent).toBe('浙ICP备0号');
  expect(byRole('link', '浙公网安备330号').getAttribute('href')).toMatch(/code=330$/);
  expect(document.body.textContent).toContain('杭州某某科技有限公司');
  expect(document.body.textContent).toContain('增值电信业务经营许可证 浙B2-0');
});

test('customer service is a chat where there is one', () => {
  const chat = 'https://work.weixin.qq.com/kfid/kfc1';
  const support = { phone: '400-000-0000', hours: '9 点至 22 点', chat };
  render(<Foot company="杭州某某科技有限公司" icp="浙ICP备0号" support={support} agreements={[]} />);
  expect(byRole('link', '联系客服').getAttribute('href')).toBe(chat);
});

test('a licence that the company does not have is not there', () => {
  const support = { phone: '400-000-0000', hours: '9 点至 22 点' };
  render(<Foot company="杭州某某科技有限公司" icp="浙ICP备0号" support={support} agreements={[]} />);
  expect(document.body.textContent).not.toMatch(/许可证|公网安备/);
});
