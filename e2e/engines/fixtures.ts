import { expect, test as base } from '@playwright/test';
import { openLedger, type Ledger } from '../fixtures/ledger.ts';
import { startSandbox, type Sandbox } from '../fixtures/sandbox.ts';
import { publishedSite } from '../fixtures/test.ts';
import type { Driver, Opening } from './driver.ts';
import { engines, type Engine } from './engines.ts';

/** Options of a project: the engine, by its id. */
export interface EngineOptions {
  engineId: string;
}

interface TestFixtures {
  /** Opens the engine with its own profile. It is closed after the test, which fails on errors of its pages. */
  launch(opening?: Partial<Opening>): Promise<Driver>;
  /** Expected charges; compared with the ledger after the test. */
  ledger: Ledger;
}

interface WorkerFixtures {
  engine: Engine;
  sandbox: Sandbox;
}

export const test = base.extend<TestFixtures, EngineOptions & WorkerFixtures>({
  engineId: ['', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineId }, use) => {
      const engine = engines.find(({ id }) => id === engineId);
      if (!engine) throw new Error(`no engine ${engineId}`);
      await use(engine);
    },
    { scope: 'worker' },
  ],
  sandbox: [
    async ({}, use) => {
      const sandbox = await startSandbox('one-origin', publishedSite());
      await use(sandbox);
      await sandbox.stop();
    },
    { scope: 'worker' },
  ],
  ledger: [
    async ({ sandbox }, use) => {
      await sandbox.control.reset();
      const ledger = openLedger();
      await use(ledger);
      ledger.check(await sandbox.control.state());
    },
    { auto: true },
  ],
  launch: async ({ engine }, use) => {
    const opened: Driver[] = [];
    await use(async (opening = {}) => {
      const driver = await engine.open({ userAgent: engine.userAgent, scripts: [], ...opening });
      opened.push(driver);
      return driver;
    });
    const errors = opened.flatMap((driver) => driver.errors());
    await Promise.all(opened.map((driver) => driver.close()));
    expect(errors, `errors in ${engine.name}`).toEqual([]);
  },
});

export { expect };
