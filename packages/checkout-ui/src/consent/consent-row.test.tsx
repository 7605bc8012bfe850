import { page } from '@vip/checkout-react/testing';
import { byRole, render, shown, tap } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { ConsentRow } from './consent-row.tsx';

test('consent is an unticked box with links to the texts', () => {
  const setChecked = vi.fn();
  render(<ConsentRow page={page({ consent: { ...page().consent, setChecked } })} />);
  expect(byRole('checkbox', '已阅读并同意《会员服务协议》《隐私政策》')).toHaveProperty('checked', false);
  expect(byRole('link', '《会员服务协议》').getAttribute('href')).toBe('/lxbva');
  tap(byRole('checkbox'));
  expect(setChecked).toHaveBeenCalledExactlyOnceWith(true);
});

test('whoever a link names as the one who gets the membership is shown before the box', () => {
  const { show } = render(<ConsentRow page={page()} />);
  expect(document.querySelector('p')).toBeNull();
  show(<ConsentRow page={page({ beneficiary: '会员开通给 138****0001' })} />);
  expect(shown()).toMatch(/^会员开通给 138\*{4}0001已阅读并同意/);
});
