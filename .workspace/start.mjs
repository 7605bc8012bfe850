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
const release = (...args) =>
  run('node', ['packages/release/src/cli.ts', ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
// The sandbox's cashier and WeChat authorization have the same origin as the pages.
release(
  'config',
  'set',
  'ALLOW_PAY=self',
  'ALLOW_PICTURE=/__sandbox/pictures/',
  'WECHAT_APPID=wx5a4d8e17c0b3f926',
  'WECHAT_AUTHORIZE=/cashier/authorize',
);
release('publish', '--all', '--no-smoke');
const server = spawn('node', ['apps/sandbox/src/serve.ts'], { stdio: 'inherit', env: environment() });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 0));
