// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { ApiError, type Call } from '@vip/api';
import type { Agreement } from './contract.ts';
import { ANONYMOUS, KNOWN, fakeShell } from './testing/index.ts';
import { renderHook, settle } from './test-support/render-hook.test-support.ts';
import { typedPhone } from './typed-phone.ts';
import { useSmsLogin } from './use-sms-login.ts';

const text = (version: string): Agreement => ({ document: '/lxbua', name: '《用户协议》', version });
const success = () => ({ token: 't', user: { id: '7', nickname: '', avatar: '' } });

/** What the client makes of a body. */
const readAs = ({ answer }: Call<unknown>, body: unknown) => {
  const result = answer['~standard'].validate(body);
  if (result instanceof Promise || result.issues) throw new Error('the answer is refused');
  return result.value;
};

async function open(answer: (call: Call<unknown>) => unknown) {
  const world = fakeShell({ session: ANONYMOUS, answer });
  const onLogin = vi.fn();
  const texts = { agreements: [text('1.0.0')] };
  return {
    world,
    onLogin,
    texts,
    form: await renderHook(world, () => useSmsLogin({ ...texts, onLogin })),
  };
}

async function fill(form: Awaited<ReturnType<typeof open>>['form'], phone = '13800000001') {
  await settle(() => {
    form.current().setPhone(phone);
    form.current().setCode('123456');
    form.current().setAgreed(true);
  });
}

describe('SMS login', () => {
  it('keeps only digits, up to the maximum length', async () => {
    const { form } = await open(() => null);
    await fill(form, '138-0000-0001 ext 5');
    expect(form.current().phone).toBe('13800000001');
  });

  it('shows what is missing before anything is sent', async () => {
    const { form, world } = await open(() => null);
    await settle(() => {
      form.current().submit();
      form.current().sendCode();
    });
    expect(world.calls).toHaveLength(0);
    expect(form.current().errors.phone).toContain('手机号');
  });

  it('counts down until the next code', async () => {
    const { form } = await open(() => ({ resendAfterS: 60, expiresInS: 300 }));
    await fill(form);
    await settle(() => form.current().sendCode());
    expect(form.current().resendInS).toBeGreaterThan(50);
  });

  it('counts down from 60 s if the backend does not say when the next code may be asked for', async () => {
    const { form } = await open((call) => readAs(call, {}));
    await fill(form);
    await settle(() => form.current().sendCode());
    expect(form.current().errors).toMatchObject({ form: null });
    expect(form.current().resendInS).toBeGreaterThan(55);
    expect(form.current().resendInS).toBeLessThanOrEqual(60);
  });

  it('counts down also when a code was requested too early, and shows it', async () => {
    const { form } = await open(() => new ApiError('rate_limited', { retryAfterS: 40 }));
    await fill(form);
    await settle(() => form.current().sendCode());
    expect(form.current().errors.form).toContain('40 秒');
    expect(form.current().resendInS).toBeGreaterThan(30);
  });

  it("puts a field's error under that field", async () => {
    const { form } = await open(() => new ApiError('invalid', { fields: { code: '验证码不对' } }));
    await fill(form);
    await settle(() => form.current().submit());
    expect(form.current().errors).toEqual({ phone: null, code: '验证码不对', agreed: null, form: null });
  });

  it('stores the typed number for its user, and tracks consent to each text', async () => {
    const { form, world, onLogin } = await open(success);
    await fill(form);
    await settle(() => form.current().submit());
    expect(onLogin).toHaveBeenCalledOnce();
    expect(typedPhone(world.host, world.host.session.get())).toBe('13800000001');
    expect(world.tracked).toEqual([{ name: 'consent', props: { document: '/lxbua', version: '1.0.0' } }]);
  });

  it('needs no more than a token', async () => {
    const { form, world, onLogin } = await open((call) => readAs(call, { token: 'abc' }));
    await fill(form);
    await settle(() => form.current().submit());
    expect(onLogin).toHaveBeenCalledOnce();
    expect(typedPhone(world.host, world.host.session.get())).toBe('13800000001');
    expect(world.host.session.get()).toMatchObject({ status: 'known', token: 'Bearer abc', account: null });
  });

  it.each(['the login', 'a login by the app'])('resets number, code and consent after %s', async (login) => {
    const { form, world } = await open(success);
    await fill(form);
    await settle(() => (login === 'the login' ? form.current().submit() : world.become(KNOWN)));
    expect(form.current()).toMatchObject({ phone: '', code: '', isAgreed: false });
    await settle(() => world.host.logout());
    expect(form.current()).toMatchObject({ phone: '', code: '', isAgreed: false });
  });

  it('requests consent again for another text', async () => {
    const { form, world, texts } = await open(success);
    await fill(form);
    expect(form.current().isAgreed).toBe(true);
    texts.agreements = [text('1.1.0')];
    await settle(() => form.current().setCode('654321'));
    expect(form.current().isAgreed).toBe(false);
    await settle(() => form.current().submit());
    expect(world.calls).toEqual([]);
    expect(form.current().errors.agreed).toContain('协议');
  });
});
