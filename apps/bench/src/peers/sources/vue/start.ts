import { createApp, h } from 'vue';
import { createRouter, createWebHistory, RouterView, type RouteRecordRaw } from 'vue-router';

/** Starts the application with the page of `/`. */
export function start(payRoute: Pick<RouteRecordRaw, 'component' | 'props'>): void {
  const router = createRouter({
    history: createWebHistory(),
    routes: [
      { path: '/', ...payRoute } as RouteRecordRaw,
      { path: '/lxbva', component: () => import('./legal-page.vue') },
    ],
  });
  createApp({ render: () => h(RouterView) })
    .use(router)
    .mount('#app');
}
