import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import PayPage from './pay-page.vue';

/** The page's loading state as markup. */
export const skeleton = () => renderToString(createSSRApp(PayPage));
