import { placeholderPackageList, type PurchasePage } from '@vip/checkout-react';
import { page, unfinished } from '@vip/checkout-react/testing';
import { allByRole, render } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { frame } from '../testing/frame.tsx';
import * as shared from './lazy-parts.ts';
import { PurchaseLayout } from './purchase-layout.tsx';

const parts = { ...shared, PackageFailure: () => <p>failure</p> };

const show = (facts: Partial<PurchasePage>) =>
  render(
    frame('theme-test')(
      <PurchaseLayout
        page={page(facts)}
        lazy={{ part: parts, hasFailed: false, retry: vi.fn() }}
        placeholder={placeholderPackageList(2)}
        className="body"
        Header={() => <p>header</p>}
        Sections={({ packageList }) => packageList.packages.map((pack) => <p key={pack.id}>{pack.name}</p>)}
        Below={() => <p>below</p>}
        Footer={() => <p>footer</p>}
        Bar={({ page, selected }) => (
          <button type="button">{`${selected.name} ${page.choices.length}`}</button>
        )}
      />,
    ),
  );
const texts = () => Array.from(document.querySelectorAll('p, button'), ({ textContent }) => textContent);
const busy = () => document.querySelector('main')?.getAttribute('aria-busy');

test('packages are between header and what is below them, the bar is after the footer', () => {
  show({});
  expect(texts()).toEqual(['header', '月度会员', '年度会员', 'below', 'footer', '年度会员 2']);
  expect(busy()).toBe('false');
});

test('the loading state has the same slots with placeholder values, which are hidden from screen readers', () => {
  show({ packageList: { status: 'loading' } });
  expect(texts()).toEqual(['header', '会员卡', '会员卡', 'below', 'footer', '会员卡 2']);
  expect(allByRole('button')).toHaveLength(0);
  expect(busy()).toBe('true');
});

test('a failure replaces packages, bar and what is below', () => {
  show({ packageList: { status: 'empty', retry: vi.fn() } });
  expect(texts()).toEqual(['header', 'failure', 'footer']);
  expect(busy()).toBe('false');
});

test('an unfinished purchase is shown, also after a failure', () => {
  show({ pending: unfinished(), packageList: { status: 'empty', retry: vi.fn() } });
  expect(allByRole('button', '继续支付')).toHaveLength(1);
});
