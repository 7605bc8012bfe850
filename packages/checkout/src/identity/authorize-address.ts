/** Where WeChat authorises, and for which official account. */
export interface AuthorizeConfig {
  appid: string;
  /** https://open.weixin.qq.com/connect/oauth2/authorize, or what stands for it. */
  authorize: string;
}

/**
 * The address that comes back with a code for the openid, without asking anybody (`snsapi_base`). The parameters stand in
 * the order that WeChat asks for; `connect_redirect=1` keeps it from calling back twice (WeChat, web page authorisation).
 * `returnTo` is without fragment.
 */
export const authorizeAddress = (
  { appid, authorize }: AuthorizeConfig,
  returnTo: string,
  state: string,
): string =>
  `${authorize}?appid=${encodeURIComponent(appid)}&redirect_uri=${encodeURIComponent(returnTo)}` +
  `&response_type=code&scope=snsapi_base&state=${encodeURIComponent(state)}&connect_redirect=1#wechat_redirect`;
