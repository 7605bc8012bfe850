/** The official account that the sandbox's WeChat knows. Made up; `npm start` configures the site with it. */
export const APPID = 'wx5a4d8e17c0b3f926';
