import { expect, test as base } from '@playwright/test';
import { openLedger, type Ledger } from '../stage/ledger.ts';
import { startSandbox, type Sandbox } from '../stage/sandbox.ts';
import type { Driver, Opening } from './driver.ts';
import { engines, type Engine } from './engines.ts';

/** Options of a project: the engine, by its id. */
export interface EngineOptions {
  engineId: string;
}

interface Given {
  /** Opens the engine with a profile of its own; it is closed after the test, which fails where its pages complained. */
  launch(opening?: Partial<Opening>): Promise<Driver>;
  /** Says what the test has charged; the ledger is compared with it after the test. */
  ledger: Ledger;
}

interface Stage {
  engine: Engine;
  sandbox: Sandbox;
}

const publishedSite = () => {
  const site = process.env['E2E_SITE'];
  if (!site)
    throw new Error('start the engines with `node engines/run.ts`: it publishes the site that they visit');
  return site;
};

export const test = base.extend<Given, EngineOptions & Stage>({
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
    const troubles = opened.flatMap((driver) => driver.troubles());
    await Promise.all(opened.map((driver) => driver.close()));
    expect(troubles, `errors in ${engine.name}`).toEqual([]);
  },
});

export { expect };
