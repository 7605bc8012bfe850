/** In the chunk of the purchase machine, which is loaded at the same time. */
export const loadVoices = () => import(/* webpackChunkName: "buying" */ './voices.ts');
