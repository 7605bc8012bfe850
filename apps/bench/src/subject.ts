/** The page that is measured. The floor in `src/floor` is written for this one by hand. */
export const subject = { brand: 'main', page: './pay', path: '/' } as const;
