import { ApiError } from '@vip/api';
import { expect, it } from 'vitest';
import { asApiError } from './as-api-error.ts';

it('keeps an ApiError, also one of another copy of the class', () => {
  class ApiErrorOfTheShell extends Error {
    override readonly name = 'ApiError';
    readonly code = 'timeout';
  }
  const own = new ApiError('conflict');
  const foreign = new ApiErrorOfTheShell();
  expect(asApiError(own)).toBe(own);
  expect(asApiError(foreign)).toBe(foreign);
});

it('makes an error of the server of anything else, and keeps the cause', () => {
  expect(asApiError('text')).toMatchObject({ code: 'server', cause: 'text' });
});
