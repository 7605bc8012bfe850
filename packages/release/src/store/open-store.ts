import { folderStore } from './folder-store.ts';
import type { Store } from './store.ts';
export const openStore = (location: string, _env: NodeJS.ProcessEnv): Store => folderStore(location);
