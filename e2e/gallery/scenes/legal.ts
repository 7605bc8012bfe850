import { readRoutes } from '../../fixtures/routes.ts';
import { statesOfPage } from '../page-scenes.ts';

/** The start of every legal text. */
export const legalScenes = readRoutes()
  .filter(({ page }) => page === 'legal')
  .flatMap(({ pattern: route, title }) =>
    statesOfPage({ brand: 'main', route, title, account: null }, { key: 'default', state: title }),
  );
