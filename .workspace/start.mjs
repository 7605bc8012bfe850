import { spawn } from 'node:child_process';
import { environment, install, run } from './install.mjs';

// npm start: installs, builds, publishes into the local site, and serves everything on one origin.
install();
run('turbo', [
  'run',
  'build',
  '--output-logs=errors-only',
  '--log-order=grouped',
  '--filter=./apps/*',
  '--filter=!@vip/bench',
]);
// The sandbox's cashier and WeChat authorization have the same origin as the pages.
run('node', ['packages/release/src/cli.ts', 'publish', '--all', '--no-smoke'], {
  env: environment({
    ALLOW_PAY: process.env.ALLOW_PAY ?? 'self',
    ALLOW_PICTURE: process.env.ALLOW_PICTURE ?? '/__sandbox/pictures/',
    WECHAT_APPID: process.env.WECHAT_APPID ?? 'wx5a4d8e17c0b3f926',
    WECHAT_AUTHORIZE: process.env.WECHAT_AUTHORIZE ?? '/cashier/authorize',
  }),
  stdio: ['ignore', 'ignore', 'inherit'],
});
const server = spawn('node', ['apps/sandbox/src/serve.ts'], { stdio: 'inherit', env: environment() });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
