import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorCode } from './api-error.ts';
import { errorText } from './error-text.ts';
import { isApiError } from './is-api-error.ts';

const TEXTS: Record<ApiErrorCode, string> = {
  timeout: '网络太慢了，请稍后重试',
  network: '网络连接失败，请检查网络',
  unauthorized: '登录已过期，请重新登录',
  not_found: '内容不存在或已下架',
  conflict: '订单状态已变化，正在刷新',
  invalid: '填写的内容有误，请检查后重试',
  rate_limited: '操作太频繁，请 60 秒后再试',
  forbidden: '服务开小差了，请稍后重试',
  server: '服务开小差了，请稍后重试',
  malformed: '服务开小差了，请稍后重试',
  aborted: '服务开小差了，请稍后重试',
};
const codes = Object.keys(TEXTS) as ApiErrorCode[];

describe('the error text', () => {
  it.each(codes)('of %s is as specified', (code) => {
    expect(errorText(new ApiError(code))).toBe(TEXTS[code]);
  });

  it('of a refused input is the message of its field', () => {
    const details = { fields: { phone: '请输入正确的手机号' }, serverMessage: '参数错误' };
    expect(errorText(new ApiError('invalid', details))).toBe('请输入正确的手机号');
  });

  it("of a refused input without a field is the backend's message", () => {
    expect(errorText(new ApiError('invalid', { serverMessage: '验证码不正确' }))).toBe('验证码不正确');
  });

  it('includes the seconds to wait', () => {
    expect(errorText(new ApiError('rate_limited', { retryAfterS: 42 }))).toBe('操作太频繁，请 42 秒后再试');
  });

  it('is Chinese for any message of a backend', () => {
    fc.assert(
      fc.property(fc.constantFrom(...codes), fc.string(), fc.string(), (code, serverMessage, field) => {
        const text = errorText(new ApiError(code, { serverMessage, fields: { any: field } }));
        expect(text).toMatch(/[\u4e00-\u9fff]/);
      }),
    );
  });
});

describe('the error', () => {
  it('keeps code, details and cause', () => {
    const cause = new Error('beneath');
    const error = new ApiError('server', { status: 502, requestId: 'r1', cause });
    expect(error).toMatchObject({ name: 'ApiError', code: 'server', message: 'server 502', cause });
    expect(error.details).toEqual({ status: 502, requestId: 'r1', cause });
  });

  it('is recognised by its name, also from another copy of the class', () => {
    class ApiErrorOfTheShell extends Error {
      override readonly name = 'ApiError';
      readonly code = 'timeout';
      readonly details = {};
    }
    expect(isApiError(new ApiErrorOfTheShell())).toBe(true);
    expect(isApiError(new ApiError('timeout'))).toBe(true);
  });

  it.each([new Error('x'), new TypeError('x'), { name: 'ApiError', code: 'x' }, null, 'ApiError'])(
    'is not recognised in %s',
    (value) => {
      expect(isApiError(value)).toBe(false);
    },
  );
});
