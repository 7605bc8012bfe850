import type { Page } from '@playwright/test';
import type { Control } from '../fixtures/control.ts';
import type { Ledger } from '../fixtures/ledger.ts';
import type { Profile } from '../fixtures/visitor.ts';

/** Fixtures of a scene. */
export interface SceneFixtures {
  page: Page;
  control: Control;
  ledger: Ledger;
}

/** One picture of the contact sheet: a page in one state. */
export interface Scene {
  brand: 'main' | 'honey' | 'youquan' | 'tuiwen' | 'shell';
  /** The route as the product names it, e.g. `/detail/{id}/{fid}`. */
  route: string;
  /** The document title. */
  title: string;
  /** Names the picture's file together with the route: letters and dashes. */
  key: string;
  /** The state's Chinese name. */
  state: string;
  /** The opened path. */
  path: string;
  /** Phone number of the logged-in user; null for an anonymous user. */
  account: string | null;
  /** What the browser has stored of the user; the answer to a login by default. */
  profile?: Profile;
  /** The picture shows the start of a long text only. */
  isStart?: boolean;
  /** The picture shows the first screen only: a page that fills the screen would stretch with the height of the picture. */
  isScreen?: boolean;
  /** An id of `/__sandbox/environments`. */
  environment: string;
  /** The key of the scene of this route that it continues, in the same page. Default: it opens a page. */
  follows?: string;
  /** Before the page is opened. */
  prepare?(fixtures: SceneFixtures): Promise<void>;
  /** Brings the opened page into its state. */
  act?(fixtures: SceneFixtures): Promise<void>;
}

/** The picture's name without its ending: `detail-id-fid-sold-out`. */
export const sceneId = ({ brand, route, key }: Pick<Scene, 'brand' | 'route' | 'key'>): string =>
  [brand, ...route.split('/'), key]
    .map((part) => part.replace(/[{}*]/g, ''))
    .filter(Boolean)
    .join('-');

/** Scenes that share a page: each that opens one, with those that continue it. */
export const storiesOf = (scenes: readonly Scene[]): Scene[][] =>
  scenes.filter(({ follows }) => follows === undefined).map((scene) => [scene, ...after(scene, scenes)]);

const after = (scene: Scene, scenes: readonly Scene[]): Scene[] =>
  scenes
    .filter(({ route, follows }) => route === scene.route && follows === scene.key)
    .flatMap((next) => [next, ...after(next, scenes)]);
