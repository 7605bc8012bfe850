/** The oldest engines that run what we ship: decision 9 of the architecture. */
export const BROWSERS = { chrome: '64', ios: '12' } as const;

/** The same for tools that take a browserslist query. */
export const BROWSERSLIST = ['chrome >= 64', 'ios_saf >= 12'];
