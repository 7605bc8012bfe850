import { page } from '@vip/checkout-react/testing';
import { render, shown } from '@vip/ui/testing';
import { expect, test } from 'vitest';
import { ConsentRow } from './consent-row.tsx';

test('the beneficiary named by a link is shown before the box', () => {
  const { show } = render(<ConsentRow page={page()} />);
  expect(document.querySelector('p')).toBeNull();
  show(<ConsentRow page={page({ beneficiary: '会员开通给 138****0001' })} />);
  expect(shown()).toMatch(/^会员开通给 138\*{4}0001已阅读并同意/);
});
