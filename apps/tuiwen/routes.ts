import type { RouteDeclaration } from '@vip/host';

/** The routes that tuiwen owns. A release carries them; the shell builds its router from them. */
export const routes: RouteDeclaration[] = [];
