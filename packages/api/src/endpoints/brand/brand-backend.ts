/** The brands that have a backend of their own. */
export type BrandBackend = 'honey' | 'youquan' | 'tuiwen';
