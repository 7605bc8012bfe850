import { readRoutes } from '../../fixtures/routes.ts';
import { statesOfPage } from '../page-scenes.ts';
import type { Scene } from '../scene.ts';

/** The start of every legal text. */
export const legalScenes: Scene[] = readRoutes()
  .filter(({ page }) => page === 'legal')
  .flatMap(({ pattern: route, title }) =>
    statesOfPage({ brand: 'main', route, title, account: null }, { key: 'default', state: title }),
  )
  .map((scene) => ({ ...scene, isStart: true }));
