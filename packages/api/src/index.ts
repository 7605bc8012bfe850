export type { ApiClient, BackendName, BrandBackend, Call } from './client/port.ts';
export * from './endpoints/brand/index.ts';
export * from './endpoints/datacenter/index.ts';
export * from './endpoints/events.ts';
export * from './endpoints/main/index.ts';
export { ApiError, type ApiErrorCode, type ApiErrorDetails } from './errors/api-error.ts';
export { isApiError } from './errors/is-api-error.ts';
export { errorText } from './errors/error-text.ts';
export type * from './schema/index.ts';
