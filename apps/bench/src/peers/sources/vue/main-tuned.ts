import PayPage from './pay-page.vue';
import { start } from './start.ts';

// Rendered once, with data: until then the inline skeleton is in view.
void window.earlyActivity?.then((given) => start({ component: PayPage, props: { given } }));
