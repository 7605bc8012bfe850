import { start } from './start.ts';

// Each page in its own chunk: the router's documentation recommends it.
start({ component: () => import('./pay-page.vue') });
