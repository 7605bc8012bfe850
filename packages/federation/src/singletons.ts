/** The shared singletons, provided by the shell only, so that a page has one React, one store and one shell contract. */
export const SINGLETONS = ['react', 'react-dom', 'react/jsx-runtime', 'jotai', '@vip/host'] as const;
