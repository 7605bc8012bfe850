import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startNginx } from './start-nginx.ts';

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.site' },
    port: { type: 'string', default: '8080' },
    backends: { type: 'string', default: '127.0.0.1:4173' },
    proxied: { type: 'string', default: '/cashier/,/__sandbox/' },
  },
});

// Serves a site by nginx on loopback, with a running sandbox for everything that is not a file.
const nginx = await startNginx({
  site: resolve(values.site),
  port: Number(values.port),
  backends: values.backends,
  alsoProxied: values.proxied.split(','),
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void nginx.stop());
console.log(`http://localhost:${nginx.port}`);
