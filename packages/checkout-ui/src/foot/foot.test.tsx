import { byRole, render } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { Foot } from './foot.tsx';

test('the footer has the company, its registration, customer service and the agreements', () => {
  render(
    <Foot
      company="杭州某某科技有限公司"
      icp="浙ICP备0号"
      support={{ phone: '400-000-0000', hours: '9 点至 22 点' }}
      agreements={[{ document: '/lxbva', name: '《会员服务协议》' }]}
    />,
  );
  expect(byRole('link', '联系客服').getAttribute('href')).toBe('tel:4000000000');
  expect(byRole('link', '会员服务协议').getAttribute('href')).toBe('/lxbva');
  expect(byRole('link', '浙ICP备0号').textContent).toBe('浙ICP备0号');
  expect(document.body.textContent).toContain('杭州某某科技有限公司');
});
