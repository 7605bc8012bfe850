import type { ApiError } from '@vip/api';

/** The code for the openid is bad (40029) or used (40163): told as a bad field of the request. */
export const isCodeRefused = ({ code, details }: ApiError): boolean =>
  code === 'invalid' && details.fields !== undefined && 'code' in details.fields;
