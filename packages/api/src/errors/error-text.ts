import type { ApiError } from './api-error.ts';

/** Only Chinese messages are for users; gateways and frameworks answer in English. */
const isReadable = (text: string | undefined): text is string =>
  text !== undefined && /[\u4e00-\u9fff]/.test(text);

/** The text for users: what happened and what to do. Texts from section 6 of the product decisions. */
export function errorText(error: ApiError): string {
  switch (error.code) {
    case 'timeout':
      return '网络太慢了，请稍后重试';
    case 'network':
      return '网络连接失败，请检查网络';
    case 'unauthorized':
      return '登录已过期，请重新登录';
    case 'not_found':
      return '内容不存在或已下架';
    case 'conflict':
      return '订单状态已变化，正在刷新';
    case 'invalid':
      return (
        [...Object.values(error.details.fields ?? {}), error.details.serverMessage].find(isReadable) ??
        '填写的内容有误，请检查后重试'
      );
    case 'rate_limited':
      return `操作太频繁，请 ${error.details.retryAfterS ?? 60} 秒后再试`;
    case 'forbidden':
    case 'server':
    case 'malformed':
    case 'aborted':
      return '服务开小差了，请稍后重试';
  }
}
