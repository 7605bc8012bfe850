import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverConfig, wholeConfig, type ServerPlaces } from './nginx-config.ts';

/** How to have what a missing nginx needs. */
export const HOW_TO_INSTALL = 'apt-get install nginx libnginx-mod-http-brotli-static';

/** The nginx to run, and the modules that it has; null where there is none. */
export function findNginx(): { command: string; modules: string[] } | null {
  const command = ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));
  const modules = ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'].filter((file) =>
    existsSync(file),
  );
  return command ? { command, modules } : null;
}

type Wanted = Pick<ServerPlaces, 'site' | 'tls' | 'alsoProxied'> & {
  /** 0 takes a free one. */
  port: number;
  backends?: string;
};

/** An nginx that runs with the project's configuration. */
export interface Nginx {
  port: number;
  hasBrotli: boolean;
  accessLog: string;
  errorLog: string;
  stop(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Settles once the workers run: the port has been taken before. */
async function isReady(nginx: ChildProcess): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    nginx.stderr?.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('start worker process ')) resolve();
    });
    nginx.once('error', reject);
    nginx.once('exit', (code) => reject(new Error(`nginx ended with ${code}: ${said}`)));
  });
}

/** Starts nginx on loopback over a site. Throws with nginx's own words where it refuses its configuration. */
export async function startNginx({ port, site, backends, tls, alsoProxied }: Wanted): Promise<Nginx> {
  const found = findNginx();
  if (!found) throw new Error(`there is no nginx: ${HOW_TO_INSTALL}`);
  const { command, modules } = found;
  const hasBrotli = modules.length > 0;
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const log = { accessLog: join(folder, 'access.log'), errorLog: join(folder, 'error.log') };
  const taken = port || (await freePort());
  const config = join(folder, 'nginx.conf');
  await cp(join(import.meta.dirname, 'nginx'), join(folder, 'membership'), { recursive: true });
  await writeFile(config, wholeConfig(folder, modules, process.getuid?.() === 0));
  await writeFile(
    join(folder, 'server.conf'),
    serverConfig({
      ...log,
      site,
      listen: `127.0.0.1:${taken}`,
      backends: backends ?? '127.0.0.1:9',
      hasBrotli,
      ...(tls && { tls }),
      ...(alsoProxied && { alsoProxied }),
    }),
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', config];
  const check = spawnSync(command, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const nginx = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await isReady(nginx);
  return {
    port: taken,
    hasBrotli,
    ...log,
    async stop() {
      if (nginx.exitCode === null && nginx.signalCode === null) {
        nginx.kill('SIGTERM');
        await once(nginx, 'exit');
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}
