import fs from 'node:fs';
import path from 'node:path';
import { baseConfig, runWebpack } from '@vip/federation';
import { nativeHosts } from '@vip/sandbox/native-hosts';

/*
 * What the browser's suites and the size gate take: `dist/test/` with
 *   runtime.js, bridge.js   the bridge by the rules of the shell, as `window.vipBridge`; adapters come late, beside them
 *   hosts.js, hosts.json    every fake app for the same engines, as `window.vipNativeHosts`, and the list of them
 * The runtime is a file of its own, since the shell has one anyway: `bridge.js` is what the bridge adds to a first load.
 */
const room = path.resolve(import.meta.dirname, '..');
const folder = path.join(room, 'dist/test');
const base = baseConfig(room, 'production');
const output = {
  ...base.output,
  path: folder,
  filename: '[name].js',
  chunkFilename: 'late-[id].js',
  clean: false,
};

fs.rmSync(folder, { recursive: true, force: true });
await runWebpack({
  ...base,
  entry: { bridge: './src/index.ts' },
  output: { ...output, uniqueName: 'vip_bridge', library: { type: 'window', name: 'vipBridge' } },
  optimization: { ...base.optimization, runtimeChunk: { name: 'runtime' } },
});
await runWebpack({
  ...base,
  entry: { hosts: '@vip/sandbox/native-hosts' },
  output: { ...output, library: { type: 'window', name: 'vipNativeHosts', export: 'nativeHosts' } },
});
const list = nativeHosts.map(({ id, name, protocol, platform }) => ({ id, name, protocol, platform }));
fs.writeFileSync(path.join(folder, 'hosts.json'), `${JSON.stringify(list, null, 2)}\n`);
