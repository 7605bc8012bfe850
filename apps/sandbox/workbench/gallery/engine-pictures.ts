import { browser } from '../dom/browser.ts';
import { h } from '../dom/element.ts';

/** A purchase page in an engine, as `engines.json` lists it. */
interface EnginePicture {
  engine: string;
  /** The engine's name for people. */
  name: string;
  brand: string;
  path: string;
  file: string;
}

const figure = ({ name, path, file }: EnginePicture) =>
  h(
    'figure',
    {},
    h('img', {
      src: `/workbench/gallery/engines/${encodeURIComponent(file)}`,
      alt: `${path}，${name}`,
      loading: 'lazy',
      width: 375,
    }),
    h('figcaption', {}, name),
  );

/** Every brand's purchase page in every engine, a row a brand, so that they can be compared by eye; [] where none were taken. */
export async function enginePictures(): Promise<HTMLElement[]> {
  const response = await browser.fetch('/workbench/gallery/engines/engines.json');
  if (!response.ok) return [];
  const pictures = (await response.json()) as EnginePicture[];
  const paths = [...new Set(pictures.map(({ path }) => path))];
  const rows = paths.map((path) =>
    h(
      'section',
      { class: 'route', 'aria-label': `各内核 ${path}` },
      h('h3', {}, h('span', { class: 'mono quiet' }, path)),
      h('div', { class: 'tiles' }, ...pictures.filter((one) => one.path === path).map(figure)),
    ),
  );
  return [h('h2', { id: 'engines' }, '各浏览器内核'), ...rows];
}
