import { browser } from '../dom/browser.ts';
import { h } from '../dom/element.ts';
import { writeChoice } from '../state/kept-choice.ts';
import { themeButton } from '../top/theme.ts';
import { enginePictures } from './engine-pictures.ts';
import { groupByRoute, type Scene, type RouteGroup } from './group-by-route.ts';

const BRANDS: Record<Scene['brand'], string> = {
  main: '主品牌',
  honey: '蜂蜜',
  youquan: '友圈',
  tuiwen: '推文',
  shell: '外壳',
};

const part = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`gallery.html has no ${selector}`);
  return found;
};

/** One state: its picture, its name, and the way to see it live. */
const tile = (scene: Scene) =>
  h(
    'figure',
    {},
    h(
      'a',
      {
        href: `/workbench${writeChoice({ address: scene.path, environmentId: scene.environment, user: '', width: 375 })}`,
        title: `在工作台打开 ${scene.path}`,
      },
      h('img', {
        src: `/workbench/gallery/sheet/${encodeURIComponent(scene.id)}.webp`,
        alt: `${scene.title}，${scene.state}`,
        loading: 'lazy',
        width: 375,
      }),
    ),
    h('figcaption', {}, scene.state),
  );

const row = ({ route, title, scenes }: RouteGroup) =>
  h(
    'section',
    { class: 'route', 'aria-label': `${title} ${route}` },
    h('h3', {}, title, ' ', h('span', { class: 'mono quiet' }, route)),
    h('div', { class: 'tiles' }, ...scenes.map(tile)),
  );

async function show(): Promise<void> {
  const response = await browser.fetch('/workbench/gallery/sheet/scenes.json');
  if (!response.ok) throw new Error('还没有页面的图片：运行 E2E_UPDATE_GALLERY=1 的可视测试');
  const scenes = (await response.json()) as Scene[];
  const routes = new Set(scenes.map(({ route }) => route)).size;
  part('.top').append(
    h('span', { class: 'quiet' }, `${routes} 个路由，${scenes.length} 个状态`),
    h('span', { class: 'spacer' }),
    themeButton(),
  );
  for (const brand of Object.keys(BRANDS) as Scene['brand'][]) {
    const groups = groupByRoute(scenes.filter((scene) => scene.brand === brand));
    if (groups.length > 0) part('.sheet').append(h('h2', { id: brand }, BRANDS[brand]), ...groups.map(row));
  }
  part('.sheet').append(...(await enginePictures()));
}

show().catch((error: Error) => {
  const trouble = part('.trouble');
  trouble.textContent = error.message;
  trouble.hidden = false;
});
