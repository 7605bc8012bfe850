import './gallery.css';
import { useEffect, useState, type ReactNode } from 'react';
import { writeChoice } from '../address.ts';
import { ThemeButton } from '../theme-button.tsx';
import { groupByRoute, readPictures, type EnginePicture, type Scene } from './scenes.ts';

const BRANDS: Record<Scene['brand'], string> = {
  main: '主品牌',
  honey: '蜂蜜',
  youquan: '友圈',
  tuiwen: '推文',
  shell: '外壳',
};

const Row = ({ label, heading, children }: { label: string; heading: ReactNode; children: ReactNode }) => (
  <section className="route" aria-label={label}>
    <h3>{heading}</h3>
    <div className="tiles">{children}</div>
  </section>
);

/** One state: its picture, its name, and a link to it in the workbench. */
function Tile({ scene }: { scene: Scene }) {
  const { id, title, state, path, environment } = scene;
  const choice = writeChoice({ address: path, environmentId: environment, userId: '', width: 375 });
  return (
    <figure>
      <a href={`/workbench${choice}`} title={`在工作台打开 ${path}`}>
        <img
          src={`/workbench/gallery/sheet/${encodeURIComponent(id)}.webp`}
          alt={`${title}，${state}`}
          loading="lazy"
          width={375}
        />
      </a>
      <figcaption>{state}</figcaption>
    </figure>
  );
}

const BrandScenes = ({ brand, scenes }: { brand: Scene['brand']; scenes: readonly Scene[] }) => (
  <>
    <h2 id={brand}>{BRANDS[brand]}</h2>
    {groupByRoute(scenes).map(({ route, title, scenes: members }) => (
      <Row
        key={route}
        label={`${title} ${route}`}
        heading={
          <>
            {title} <span className="mono quiet">{route}</span>
          </>
        }
      >
        {members.map((scene) => (
          <Tile key={scene.id} scene={scene} />
        ))}
      </Row>
    ))}
  </>
);

/** Every brand's purchase page in every engine, a row per brand, to compare them by eye. */
const Engines = ({ pictures }: { pictures: readonly EnginePicture[] }) => (
  <>
    <h2 id="engines">不同浏览器内核</h2>
    {[...new Set(pictures.map(({ path }) => path))].map((path) => (
      <Row key={path} label={`各内核 ${path}`} heading={<span className="mono quiet">{path}</span>}>
        {pictures
          .filter((picture) => picture.path === path)
          .map(({ file, name }) => (
            <figure key={file}>
              <img
                src={`/workbench/gallery/engines/${encodeURIComponent(file)}`}
                alt={`${path}，${name}`}
                loading="lazy"
                width={375}
              />
              <figcaption>{name}</figcaption>
            </figure>
          ))}
      </Row>
    ))}
  </>
);

/** The contact sheet: every route in every state, and the purchase pages in other engines. */
export function Gallery() {
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  const [engines, setEngines] = useState<readonly EnginePicture[]>([]);
  const [error, setError] = useState('');
  useEffect(() => {
    const show = async () => {
      const found = await readPictures<Scene>('sheet/scenes.json');
      if (!found)
        throw new Error(
          '还没有页面图片：e2e/gallery/pictures 中没有文件。请在 e2e 目录运行 E2E_UPDATE_GALLERY=1 node run.ts gallery',
        );
      setScenes(found);
      setEngines((await readPictures<EnginePicture>('engines/engines.json')) ?? []);
    };
    show().catch((reason: Error) => setError(reason.message));
  }, []);
  const brands = (Object.keys(BRANDS) as Scene['brand'][]).map((brand) => ({
    brand,
    scenes: scenes.filter((scene) => scene.brand === brand),
  }));
  return (
    <div className="gallery">
      <header className="top">
        <h1>全部页面</h1>
        <a className="button" href="/workbench">
          回到工作台
        </a>
        {scenes.length > 0 && (
          <span className="quiet">
            {`${new Set(scenes.map(({ route }) => route)).size} 个路由，${scenes.length} 个状态`}
          </span>
        )}
        <span className="spacer" />
        <ThemeButton />
      </header>
      <p className="error" role="alert" hidden={error === ''}>
        {error}
      </p>
      <main className="sheet">
        {brands
          .filter((one) => one.scenes.length > 0)
          .map((one) => (
            <BrandScenes key={one.brand} {...one} />
          ))}
        {engines.length > 0 && <Engines pictures={engines} />}
      </main>
    </div>
  );
}
