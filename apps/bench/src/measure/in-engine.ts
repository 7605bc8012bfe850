import type { engines } from '@vip/e2e/engines';
import { callOf } from '@vip/e2e/old-syntax';
import type { Subject } from '../subjects.ts';
import { installProbe } from './probe.ts';

export type Engine = (typeof engines)[number];

/** One load in another engine, neither slowed down nor throttled. Times in ms since the navigation began. */
export interface EngineLoad {
  cards: number;
  tookOver: number;
  errors: string[];
}

const POLL_MS = 300;
const WAIT_MAX_MS = 60_000;

/** Loads a page in a new profile of an engine, with `storage` of an earlier visit. */
export async function loadInEngine(
  engine: Engine,
  origin: string,
  storage: Record<string, string>,
  { path, target }: Subject,
): Promise<EngineLoad> {
  const scripts = [callOf(fillStorage, storage), callOf(installProbe, target)];
  const driver = await engine.open({ userAgent: engine.userAgent, scripts });
  try {
    await driver.open(origin + path);
    const deadline = Date.now() + WAIT_MAX_MS;
    while (Date.now() < deadline) {
      const { cards, tookOver } = await driver.evaluate(() => window.__seen);
      if (cards !== null && tookOver !== null) return { cards, tookOver, errors: driver.errors() };
      await new Promise((passed) => setTimeout(passed, POLL_MS));
    }
    throw new Error(
      `${path} did not become ready in ${engine.name}. Its errors: ${driver.errors().join(' | ') || 'nothing'}`,
    );
  } finally {
    await driver.close();
  }
}

/** Runs in the page. about:blank has no storage and needs none. */
function fillStorage(values: Record<string, string>): void {
  if (location.protocol === 'about:') return;
  for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
}
