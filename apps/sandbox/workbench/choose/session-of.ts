import { browser } from '../dom/browser.ts';
import { startSession } from '../server/sandbox.ts';
import type { EnvironmentInfo, UserInfo } from '../server/answers.ts';

/** Storage keys of the product's session: specification, section 3. */
const SESSION_KEYS = ['auth.token', 'auth.info', 'auth.version', 'ct'];

/** Empties what the product stored in this origin; the workbench's own keys stay. */
export function forgetProduct(): void {
  for (const storage of [browser.localStorage, browser.sessionStorage]) {
    for (const key of Object.keys(storage)) if (!key.startsWith('workbench.')) storage.removeItem(key);
  }
}

/**
 * Puts the chosen person into the product's storage as an earlier login would have. A native app hands its user
 * over itself, so there the storage is only emptied.
 */
export async function storeSession(environment: EnvironmentInfo, user: UserInfo | undefined): Promise<void> {
  for (const key of SESSION_KEYS) browser.localStorage.removeItem(key);
  if (environment.kind === 'native' || !user) return;
  const session = await startSession(user.phone);
  browser.localStorage.setItem('auth.token', `Bearer ${session.token}`);
  browser.localStorage.setItem('auth.info', JSON.stringify(session.user));
}
