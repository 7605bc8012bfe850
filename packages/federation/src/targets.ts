/** The browser baseline: the oldest engines that are supported. */
export const BROWSERS = { chrome: '64', ios: '12' } as const;

/** The same as browserslist queries. */
export const BROWSERSLIST = ['chrome >= 64', 'ios_saf >= 12'];
