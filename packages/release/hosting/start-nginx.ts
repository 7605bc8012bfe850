import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverConfig, mainConfig, type ServerPlaces } from './nginx-config.ts';

/** Sends precompressed brotli files. */
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The installed nginx; undefined if there is none. */
export const findNginx = (): string | undefined =>
  ['/usr/sbin/nginx', '/usr/local/bin/nginx'].find((file) => existsSync(file));

type NginxOptions = Pick<ServerPlaces, 'site' | 'tls' | 'alsoProxied' | 'hosts'> & {
  /** The name of the site: other names are refused, and plain HTTP is redirected to it. */
  name?: string;
  /** 0 for a free one. */
  port: number;
  backends?: string;
};

/** A running nginx with the project's configuration. */
export interface Nginx {
  port: number;
  /** Without TLS, if the site has a name. */
  plainPort: number;
  accessLog: string;
  errorLog: string;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Resolves when the workers run, which is after the port is bound. */
async function isReady(nginx: ChildProcess): Promise<void> {
  let output = '';
  await new Promise<void>((resolve, reject) => {
    nginx.stderr?.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes('start worker process ')) resolve();
    });
    nginx.once('error', reject);
    nginx.once('exit', (code) => reject(new Error(`nginx ended with ${code}: ${output}`)));
  });
}

/** Starts nginx on loopback for a site. Throws nginx's own message if it refuses its configuration. */
export async function startNginx(options: NginxOptions): Promise<Nginx> {
  const { port, site, backends, tls, alsoProxied, hosts, name } = options;
  const command = findNginx();
  if (!command) throw new Error('there is no nginx: apt-get install nginx libnginx-mod-http-brotli-static');
  const modules = [BROTLI_MODULE].filter((file) => existsSync(file));
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const log = { accessLog: join(folder, 'access.log'), errorLog: join(folder, 'error.log') };
  const listenPort = port || (await freePort());
  const plainPort = name === undefined ? 0 : await freePort();
  const config = join(folder, 'nginx.conf');
  await cp(join(import.meta.dirname, 'nginx'), join(folder, 'membership'), { recursive: true });
  await writeFile(config, mainConfig(folder, modules, process.getuid?.() === 0));
  await writeFile(
    join(folder, 'server.conf'),
    serverConfig({
      ...log,
      site,
      listen: `127.0.0.1:${listenPort}`,
      backends: backends ?? '127.0.0.1:9',
      hasBrotli: modules.length > 0,
      ...(tls && { tls }),
      ...(alsoProxied && { alsoProxied }),
      ...(hosts && { hosts }),
      ...(name !== undefined && { names: { site: name, plain: `127.0.0.1:${plainPort}` } }),
    }),
  );
  const args = ['-e', 'stderr', '-p', folder, '-c', config];
  const check = spawnSync(command, ['-t', ...args], { encoding: 'utf8' });
  if (check.status !== 0) throw new Error(check.stderr);
  const nginx = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await isReady(nginx);
  return {
    port: listenPort,
    plainPort,
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
