/** A message of WebViewJavascriptBridge and JsBridge. */
export interface Message {
  handlerName?: string;
  data?: unknown;
  callbackId?: string | undefined;
  responseId?: string;
  responseData?: unknown;
}
