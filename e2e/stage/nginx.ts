import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const SERVE = join(import.meta.dirname, '../../packages/release/hosting/serve.ts');
const NEEDED = ['/usr/sbin/nginx', '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'];

/** Null where nginx and its module for brotli are there; else how to install them. */
export const missingNginx = (): string | null =>
  NEEDED.every((file) => existsSync(file)) ? null : 'apt-get install nginx libnginx-mod-http-brotli-static';

/** An nginx with the project's configuration, in front of a sandbox. */
export interface Nginx {
  /** Without a slash at the end. */
  origin: string;
  stop(): Promise<void>;
}

/** Serves a published site on loopback; what is no file of it is asked of `backends` (`host:port`). */
export async function startNginx(site: string, backends: string, port = 0): Promise<Nginx> {
  const settings = ['--site', site, '--backends', backends, '--port', String(port)];
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVE, ...settings], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errors = '';
  server.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  // It says where it is once it answers.
  const said = await new Promise<string>((resolve, reject) => {
    server.stdout.once('data', (text: Buffer) => resolve(text.toString()));
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`nginx ended with ${code}: ${errors}`)));
  });
  return {
    origin: said.trim(),
    async stop() {
      if (server.exitCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
