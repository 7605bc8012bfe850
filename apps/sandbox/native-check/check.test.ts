import { describe, expect, it, vi } from 'vitest';
import { TEST_PAYMENT, type NativeCheck } from './check.ts';
import { APPS, finished, NO_USER, openApp, USER, playTime } from './open-app.test-support.ts';
import { CHECK_IDS, type CheckId } from './texts.ts';

playTime();

const result = (check: NativeCheck, id: CheckId) => check.get().results[id];
const status = (check: NativeCheck, id: CheckId) => result(check, id).status;
const codes = (check: NativeCheck, id: CheckId) => result(check, id).problems.map(({ code }) => code);
const statuses = (check: NativeCheck) =>
  Object.fromEntries(CHECK_IDS.map((id) => [id, status(check, id)])) as Record<CheckId, string>;

const appOf = (id: string) => {
  const found = APPS.find((one) => one.id === id);
  if (!found) throw new Error(`no app ${id}`);
  return found;
};
const wvjb = appOf('wvjb-ios');
const java = appOf('java');

describe.each(APPS.map((one) => [one.id, one] as const))('%s', (_, entry) => {
  it('passes every check', async () => {
    const { app, check, payments } = openApp(entry, { delayMs: 20 });
    await finished(check.run());
    expect(check.get().protocol).toBe(entry.protocol);
    expect(result(check, 'answer').ms).toBeGreaterThanOrEqual(entry.variant.answersAtOnce ? 0 : 20);
    expect(payments).toEqual([]);

    check.sendTitle();
    await vi.advanceTimersByTimeAsync(100);
    check.confirmTitle(true);
    check.awaitBack();
    const answered = [
      app.callPage('onBack'),
      app.callPage('onResume'),
      app.callPage('refreshUserInfo', { ...USER, usertoken: 'another' }),
    ];
    await vi.advanceTimersByTimeAsync(500);
    expect((await Promise.all(answered)).map(String)).toEqual(['true', 'true', 'true']);

    await finished(check.tryPay());
    expect(payments).toEqual([TEST_PAYMENT]);
    await finished(check.logOut());
    expect(new Set(Object.values(statuses(check)))).toEqual(new Set(['pass']));
  });

  it('names an app that does not answer', async () => {
    const { check } = openApp(entry, { silent: true });
    await finished(check.run());
    expect(statuses(check)).toMatchObject({ connect: 'pass', answer: 'fail', fields: 'not_done' });
    expect(['no_answer', 'refused']).toContain(codes(check, 'answer')[0]);
  });

  it('names a missing handler', async () => {
    const { check } = openApp(entry, { handlers: { getUserInfo: undefined as never } });
    await finished(check.run());
    // Some protocols refuse the call, others lose it.
    expect(['no_answer', 'refused']).toContain(codes(check, 'answer')[0]);
    expect(status(check, 'answer')).toBe('fail');
  });

  it('accepts an answer as JSON text, and says that it is', async () => {
    const { check } = openApp(entry, { answer: 'string' });
    await finished(check.run());
    expect(statuses(check)).toMatchObject({ answer: 'pass', fields: 'pass', user: 'pass' });
    expect(check.get().form).toBe('json');
  });

  it('names the field of a wrong type', async () => {
    const { check } = openApp(entry, { handOver: { ...USER, usertoken: 12345 } });
    await finished(check.run());
    expect(status(check, 'fields')).toBe('fail');
    expect(result(check, 'fields').problems).toEqual([{ code: 'wrong_fields', detail: 'usertoken' }]);
    expect(result(check, 'fields').fields.find(({ name }) => name === 'usertoken')).toMatchObject({
      state: 'wrong',
      problem: { code: 'wrong_usertoken' },
    });
  });

  // A handler that returns its answer cannot be late.
  it.skipIf(entry.variant.answersAtOnce === true)('names a late answer with its time', async () => {
    const { check } = openApp(entry, { delayMs: 4200 });
    await finished(check.run());
    expect(codes(check, 'answer')).toEqual(['late_answer']);
    expect(result(check, 'answer').ms).toBeGreaterThanOrEqual(4200);
    expect(result(check, 'answer').ms).toBeLessThan(4500);
  });
});

describe('connecting', () => {
  it('says what to do in a browser', async () => {
    const { check } = openApp(null, {
      userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/116.0 Safari/537.36',
    });
    await finished(check.run());
    expect(status(check, 'connect')).toBe('fail');
    expect(codes(check, 'connect')).toEqual(['not_a_web_view']);
    expect(codes(check, 'userAgent')).toEqual(['no_token']);
  });

  it('names a web view without a bridge', async () => {
    const { check } = openApp(null);
    await finished(check.run());
    expect(codes(check, 'connect')).toEqual(['no_bridge']);
    expect(status(check, 'userAgent')).toBe('pass');
  });

  it('names a global that cannot be called', async () => {
    const { check, page } = openApp(null);
    page.WebViewJavascriptBridge = {};
    await finished(check.run());
    expect(result(check, 'connect').problems).toEqual([
      { code: 'incomplete_bridge', detail: 'WebViewJavascriptBridge' },
    ]);
  });

  it('passes a bridge that comes late, and says how late', async () => {
    const { check } = openApp(java, { injectAfterMs: 4000 });
    await finished(check.run());
    expect(status(check, 'connect')).toBe('pass');
    expect(codes(check, 'connect')).toEqual(['late_bridge']);
    expect(result(check, 'connect').ms).toBeGreaterThanOrEqual(4000);
  });

  it.each([
    ['script-src', 'eval', 'eval_blocked'],
    ['script-src', '', 'eval_blocked'],
    ['frame-src', 'other-bridge://loaded/x', 'frame_blocked'],
  ])('names what the policy blocked: %s %s', async (effectiveDirective, blockedURI, code) => {
    const { check, page } = openApp(wvjb, { silent: true });
    const event = Object.assign(new page.Event('securitypolicyviolation'), {
      effectiveDirective,
      blockedURI,
    });
    page.document.dispatchEvent(event);
    await finished(check.run());
    expect(codes(check, 'answer')).toEqual([code]);
    expect(check.violations().join()).not.toContain('/x');
  });
});

describe('getUserInfo', () => {
  it('says that an answer is slow', async () => {
    const { check } = openApp(wvjb, { delayMs: 1500 });
    await finished(check.run());
    expect(result(check, 'answer')).toMatchObject({ status: 'pass', problems: [{ code: 'slow_answer' }] });
  });

  it('says when an app keeps only the last callback', async () => {
    const { check, page } = openApp(null);
    let last: (() => void) | null = null;
    page.ReactNativeWebView = {
      postMessage(text: string) {
        const { id, name } = JSON.parse(text) as { id: string; name: string };
        if (name !== 'getUserInfo') return;
        last = () =>
          (page.sisterBridgePage as { receive(message: unknown): void }).receive({ id, answer: USER });
        setTimeout(() => {
          last?.();
          last = null;
        }, 30);
      },
    };
    await finished(check.run());
    expect(status(check, 'answer')).toBe('pass');
    expect(result(check, 'together')).toMatchObject({
      status: 'fail',
      problems: [{ code: 'lost_answer', detail: '1' }],
    });
  });

  it('waits for a login where the app has no user', async () => {
    const { check } = openApp(wvjb, { handOver: NO_USER });
    await finished(check.run());
    expect(statuses(check)).toMatchObject({ fields: 'pass', user: 'not_done', noUser: 'pass' });
    expect(codes(check, 'user')).toEqual(['log_in']);
    expect(codes(check, 'pay')).toEqual(['undeclared']);
  });

  it('needs a token beside the user', async () => {
    const { check } = openApp(wvjb, { handOver: { ...USER, usertoken: '' } });
    await finished(check.run());
    expect(codes(check, 'user')).toEqual(['userinfo_only']);
    expect(status(check, 'user')).toBe('fail');
  });
});

describe('what the engineer does', () => {
  it('leaves the app its back press until the check was started', async () => {
    const { app, check } = openApp(wvjb);
    await finished(check.run());
    const answer = app.callPage('onBack');
    await vi.advanceTimersByTimeAsync(100);
    expect(await answer).toBe(false);
  });

  it('asks again after a push without data', async () => {
    const { app, check } = openApp(wvjb);
    await finished(check.run());
    void app.callPage('refreshUserInfo');
    await vi.advanceTimersByTimeAsync(2000);
    expect(codes(check, 'refreshUserInfo')).toEqual(['push_without_data']);
  });

  it('refuses a push of a wrong shape', async () => {
    const { app, check } = openApp(wvjb);
    await finished(check.run());
    void app.callPage('refreshUserInfo', 'not json');
    await vi.advanceTimersByTimeAsync(100);
    expect(codes(check, 'refreshUserInfo')).toEqual(['not_json']);
  });

  it('fails a title that is not shown', async () => {
    const { check } = openApp(wvjb);
    await finished(check.run());
    check.sendTitle();
    expect(status(check, 'setTitle')).toBe('running');
    check.confirmTitle(false);
    expect(codes(check, 'setTitle')).toEqual(['title_missing']);
  });

  it('fails an app that keeps its token after unlogin', async () => {
    const { check } = openApp(wvjb, { handlers: { unlogin: () => null } });
    await finished(check.run());
    await finished(check.logOut());
    expect(codes(check, 'unlogin')).toEqual(['still_logged_in']);
  });

  it('names an app that is silent after unlogin', async () => {
    const { app, check } = openApp(wvjb);
    await finished(check.run());
    app.setSilent(true);
    await finished(check.logOut());
    expect(codes(check, 'unlogin')).toEqual(['no_answer_after_unlogin']);
  });

  it.each([
    ['ok', 'pay_ok'],
    ['paid', 'pay_answer'],
  ])('fails a payment of no order that is answered %s', async (answer, code) => {
    const { check } = openApp(wvjb, { pay: () => Promise.resolve(answer as 'ok') });
    await finished(check.run());
    await finished(check.tryPay());
    expect(codes(check, 'pay')).toEqual([code]);
    expect(status(check, 'pay')).toBe('fail');
  });

  it('reports a silent cashier after a minute, and takes its answer all the same', async () => {
    let answer: (word: 'cancel') => void = () => undefined;
    const { check } = openApp(wvjb, { pay: () => new Promise((resolve) => (answer = resolve)) });
    await finished(check.run());
    const paying = check.tryPay();
    await vi.advanceTimersByTimeAsync(59_000);
    expect(status(check, 'pay')).toBe('running');
    await vi.advanceTimersByTimeAsync(2000);
    expect(codes(check, 'pay')).toEqual(['pay_silent']);
    answer('cancel');
    await finished(paying);
    expect(status(check, 'pay')).toBe('pass');
  });

  it('never calls what the app does not declare', async () => {
    const { check, payments } = openApp(wvjb, { handOver: { ...USER, handlers: [] } });
    await finished(check.run());
    await finished(check.tryPay());
    check.sendTitle();
    expect(payments).toEqual([]);
    expect(codes(check, 'pay')).toEqual(['undeclared']);
    expect(check.get().sentTitle).toBeNull();
  });
});
