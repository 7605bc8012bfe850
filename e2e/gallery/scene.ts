import type { Page } from '@playwright/test';
import type { Control } from '../stage/control.ts';
import type { Ledger } from '../stage/ledger.ts';

/** What a scene may use to bring a page into its state. */
export interface SceneStage {
  page: Page;
  control: Control;
  ledger: Ledger;
}

/** One picture of the contact sheet: a page in one state. */
export interface Scene {
  brand: 'main' | 'honey' | 'youquan' | 'tuiwen' | 'shell';
  /** The route as the product names it, e.g. `/detail/{id}/{fid}`. */
  route: string;
  /** What the browser's tab says. */
  title: string;
  /** Names the picture's file together with the route: letters and dashes. */
  key: string;
  /** The state as the sheet calls it, Chinese. */
  state: string;
  /** What is opened. */
  path: string;
  /** Phone number of who is logged in; null for nobody. */
  account: string | null;
  /** An id of `/__sandbox/environments`. */
  environment: string;
  /** Before the page is opened. */
  prepare?(stage: SceneStage): Promise<void>;
  /** After it was opened: brings it into its state, and waits for that. Without it the network's silence is waited for. */
  act?(stage: SceneStage): Promise<void>;
}

/** The picture's name without its ending: `detail-id-fid-sold-out`. */
export const sceneId = ({ brand, route, key }: Pick<Scene, 'brand' | 'route' | 'key'>): string =>
  [brand, ...route.split('/'), key]
    .map((part) => part.replace(/[{}*]/g, ''))
    .filter(Boolean)
    .join('-');
