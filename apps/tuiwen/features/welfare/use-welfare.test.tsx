// @vitest-environment happy-dom
import { act } from 'react';
import { ANONYMOUS, fakeShell, session } from '@vip/checkout-react/testing';
import { frame } from '@vip/checkout-ui/testing';
import type { Session } from '@vip/host';
import { render } from '@vip/ui/testing';
import { expect, test, vi } from 'vitest';
import { cheapGift, gift } from './sample-gifts.test-support.ts';
import { useWelfare, type WelfarePage } from './use-welfare.ts';

/** The page's behaviour for this user, opened by a link with this query; `next` is another session afterwards. */
async function open(user: Session, query: Record<string, string>, next?: Session) {
  const { host, calls, become } = fakeShell({ answer: () => ({ items: [] }), session: user });
  const seen: WelfarePage[] = [];
  const Probe = () => {
    seen.push(useWelfare());
    return null;
  };
  render(frame('theme-tuiwen', { host, navigation: { query } })(<Probe />));
  await act(() => vi.dynamicImportSettled());
  if (next) await act(async () => become(next));
  return { paths: calls.map(({ path }) => path), welfare: seen[seen.length - 1] as WelfarePage };
}

test('with a session the user of the link is not sent', async () => {
  const { paths, welfare } = await open(session(), { user_id: 'u10002' });
  expect(paths).toEqual(['/web/vip/packages/welfare?user_id=u1']);
  expect(welfare.page.beneficiary).toBeNull();
});

test('with only a token the gifts are those of its owner, whoever the link names', async () => {
  const { paths, welfare } = await open(session({ account: null }), { user_id: 'u10002' });
  expect(paths).toEqual(['/web/vip/packages/welfare']);
  expect(welfare.page.beneficiary).toBeNull();
});

test.each([{}, { user_id: 'u10002' }])(
  'with only a user, as an app may hand over, the gifts are those of this user: %o',
  async (query) => {
    const user = session({ status: 'anonymous', token: null });
    const { paths, welfare } = await open(user, query);
    expect(paths).toEqual(['/web/vip/packages/welfare?user_id=u1']);
    // Claimed after a login, which may be another user's.
    expect(welfare.page.beneficiary).toContain('会员开通到登录的账号');
  },
);

test('a login whose answer has no user replaces the user of the link', async () => {
  const { paths } = await open(ANONYMOUS, { user_id: 'u10002' }, session({ account: null }));
  expect(paths).toEqual(['/web/vip/packages/welfare?user_id=u10002', '/web/vip/packages/welfare']);
});

test('without a session the user of the link is sent, and shown with a masked id', async () => {
  const { paths, welfare } = await open(ANONYMOUS, { user_id: 'u10002' });
  expect(paths).toEqual(['/web/vip/packages/welfare?user_id=u10002']);
  expect(welfare.page.beneficiary).toContain('u1****02');
  expect(welfare.page.beneficiary).not.toContain('u10002');
});

test('without either no gifts are requested', async () => {
  const { paths, welfare } = await open(ANONYMOUS, {});
  expect([paths, welfare.list.status]).toEqual([[], 'anonymous']);
});

test('a tap on another gift chooses it, and asks for consent once, also when it was given before', async () => {
  const items = [gift(), cheapGift()];
  const { host, calls, events } = fakeShell({ answer: () => ({ items }), session: session() });
  const now: { welfare?: WelfarePage } = {};
  const Probe = () => {
    now.welfare = useWelfare();
    return null;
  };
  render(frame('theme-tuiwen', { host })(<Probe />));
  await act(() => vi.dynamicImportSettled());
  await act(async () => now.welfare?.page.consent.setChecked(true));
  expect(now.welfare?.page.packageList).toMatchObject({ selected: { id: '61' } });
  await act(async () => now.welfare?.claim('62'));
  expect(now.welfare?.page.packageList).toMatchObject({ selected: { id: '62' } });
  expect(now.welfare?.page.consent).toMatchObject({ isAsking: true, isChecked: false });
  expect(events.filter((name) => name === 'package_select')).toHaveLength(1);
  await act(async () => now.welfare?.page.consent.dismiss());
  await act(async () => undefined);
  expect(now.welfare?.page.consent.isAsking).toBe(false);
  expect(calls.map(({ path }) => path)).toEqual(['/web/vip/packages/welfare?user_id=u1']);
});
