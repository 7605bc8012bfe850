import './gallery.css';
import { useEffect, useState, type ReactNode } from 'react';
import { writeChoice } from '../address.ts';
import { ThemeButton } from '../theme-button.tsx';
import { FilterBar, useChanged } from './filter-bar.tsx';
import {
  BRANDS,
  filterScenes,
  groupByRoute,
  readFilter,
  readPictures,
  writeFilter,
  type EnginePicture,
  type Filter,
  type Scene,
} from './scenes.ts';

const Row = ({ label, heading, children }: { label: string; heading: ReactNode; children: ReactNode }) => (
  <section className="route" aria-label={label}>
    <h3>{heading}</h3>
    <div className="tiles">{children}</div>
  </section>
);

const nowAddress = ({ id }: Scene) => `/workbench/gallery/sheet/${encodeURIComponent(id)}.webp`;
const beforeAddress = ({ id }: Scene, since: string) =>
  `/workbench/gallery/before/${encodeURIComponent(id)}.webp?since=${encodeURIComponent(since)}`;

/** One state: its picture, its name, and a link to it in the workbench. */
function Tile({ scene, note }: { scene: Scene; note?: string }) {
  const { title, state, path, environment } = scene;
  const choice = writeChoice({ address: path, environmentId: environment, userId: '', width: 375 });
  return (
    <figure>
      <a href={`/workbench${choice}`} title={`在工作台打开 ${path}`}>
        <img src={nowAddress(scene)} alt={`${title}，${state}`} loading="lazy" width={375} />
      </a>
      <figcaption>{note ? `${state} · ${note}` : state}</figcaption>
    </figure>
  );
}

/** One state before and after a change, and what differs: black is equal. */
function Comparison({ scene, since }: { scene: Scene; since: string }) {
  const [isNew, setNew] = useState(false);
  const { title, state } = scene;
  if (isNew) return <Tile scene={scene} note="新增" />;
  const before = beforeAddress(scene, since);
  return (
    <>
      <figure>
        <img
          src={before}
          alt={`${title}，${state}，改动前`}
          loading="lazy"
          width={375}
          onError={() => setNew(true)}
        />
        <figcaption>{state} · 改动前</figcaption>
      </figure>
      <Tile scene={scene} note="改动后" />
      <figure className="difference">
        <div>
          <img src={before} alt="" loading="lazy" width={375} />
          <img src={nowAddress(scene)} alt={`${title}，${state}，差异`} loading="lazy" width={375} />
        </div>
        <figcaption>{state} · 差异</figcaption>
      </figure>
    </>
  );
}

interface BrandScenesProps {
  brand: Scene['brand'];
  scenes: readonly Scene[];
  /** The commit to compare with, or ''. */
  since: string;
}

const BrandScenes = ({ brand, scenes, since }: BrandScenesProps) => (
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
        {members.map((scene) =>
          since === '' ? (
            <Tile key={scene.id} scene={scene} />
          ) : (
            <Comparison key={`${scene.id} ${since}`} scene={scene} since={since} />
          ),
        )}
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

/** The contact sheet: every route in every state, searchable and beside an earlier commit; the purchase pages in other engines. */
export function Gallery() {
  const [scenes, setScenes] = useState<readonly Scene[]>([]);
  const [engines, setEngines] = useState<readonly EnginePicture[]>([]);
  const [failure, setFailure] = useState('');
  const [filter, setFilter] = useState(() => readFilter(location.search));
  const { changed, error: unknownCommit } = useChanged(filter.since);
  const change = (next: Filter) => {
    setFilter(next);
    history.replaceState(null, '', location.pathname + writeFilter(next));
  };
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
    show().catch((reason: Error) => setFailure(reason.message));
  }, []);
  const found = filterScenes(scenes, filter, changed);
  const isWhole = writeFilter(filter) === '';
  const brands = (Object.keys(BRANDS) as Scene['brand'][]).map((brand) => ({
    brand,
    scenes: found.filter((scene) => scene.brand === brand),
  }));
  const error = failure || unknownCommit;
  return (
    <div className="gallery">
      <header className="top">
        <h1>全部页面</h1>
        <a className="button" href="/workbench">
          回到工作台
        </a>
        <FilterBar filter={filter} onChange={change} />
        {scenes.length > 0 && (
          <span className="quiet" role="status">
            {`${new Set(found.map(({ route }) => route)).size} 个路由，${found.length} 个状态`}
          </span>
        )}
        <span className="spacer" />
        <ThemeButton />
      </header>
      <p className="error" role="alert" hidden={error === ''}>
        {error}
      </p>
      <main className="sheet">
        {scenes.length > 0 && found.length === 0 && error === '' && (
          <p className="none">{changed?.size === 0 ? '这个提交之后，图片没有改动' : '没有符合条件的页面'}</p>
        )}
        {brands
          .filter((one) => one.scenes.length > 0)
          .map((one) => (
            <BrandScenes key={one.brand} {...one} since={filter.since} />
          ))}
        {isWhole && engines.length > 0 && <Engines pictures={engines} />}
      </main>
    </div>
  );
}
