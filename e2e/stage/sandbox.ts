import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recomposeSite } from './compose-site.ts';
import { createControl, type Control } from './control.ts';
import { startNginx, type Nginx } from './nginx.ts';
import { findPlaces, type Layout, type Places } from './places.ts';

/** A running product: the sandbox's own process with its own site and database. */
export interface Sandbox {
  layout: Layout;
  places: Places;
  control: Control;
  /** The folder that it serves: with `four-origins` its own, which a test may change. */
  site: string;
  stop(): Promise<void>;
}

const SERVE = join(import.meta.dirname, '../../apps/sandbox/src/serve.ts');

/** Settles once the sandbox says where its workbench is, which it does when everything listens. */
async function isReady(server: ChildProcess): Promise<void> {
  let errors = '';
  server.stderr?.on('data', (text: Buffer) => (errors += text.toString()));
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => text.includes('工作台') && resolve());
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}: ${errors}`)));
  });
}

const everythingAt = ({ origin }: Nginx): Places => ({
  site: origin,
  releases: origin,
  api: origin,
  cashier: origin,
});

/** Starts a sandbox in free places. `site` is the published site; it is not changed. */
export async function startSandbox(layout: Layout, site: string): Promise<Sandbox> {
  const folder = await mkdtemp(join(tmpdir(), 'e2e-sandbox-'));
  const { places, env } = await findPlaces(layout);
  const served = layout === 'four-origins' ? join(folder, 'site') : site;
  if (served !== site) await recomposeSite(site, served, places);
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVE], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      SITE_DIR: served,
      SANDBOX_DB: join(folder, 'sandbox.sqlite'),
    },
  });
  await isReady(server);
  const nginx = layout === 'nginx' ? await startNginx(site, new URL(places.site).host) : null;
  const reached = nginx ? everythingAt(nginx) : places;
  return {
    layout,
    places: reached,
    control: createControl(reached.site),
    site: served,
    async stop() {
      await nginx?.stop();
      if (server.exitCode === null) {
        server.kill('SIGTERM');
        await once(server, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
