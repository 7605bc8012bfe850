import fs from 'node:fs';
import path from 'node:path';
import { baseConfig, runWebpack } from '@vip/federation';
import { nativeHosts } from '@vip/native-hosts';
import { apps, bench, bridgeAlone } from '../paths.ts';

/*
 * Makes what the size gate weighs and the browser's suites visit:
 *   runtime.js, bridge.js   the bridge by the rules of the shell, as `window.vipBridge`; adapters come late, beside them
 *   hosts.js, hosts.json    every fake app for the same engines, as `window.vipNativeHosts`, and the list of them
 * The runtime is a file of its own, since the shell has one anyway: `bridge.js` is what the bridge adds to a first load.
 */
const base = baseConfig(bench, 'production');
const output = {
  ...base.output,
  path: bridgeAlone,
  filename: '[name].js',
  chunkFilename: 'late-[id].js',
  clean: false,
};

fs.rmSync(bridgeAlone, { recursive: true, force: true });
await runWebpack({
  ...base,
  entry: { bridge: path.join(apps, '../packages/bridge/src/index.ts') },
  output: { ...output, uniqueName: 'vip_bridge', library: { type: 'window', name: 'vipBridge' } },
  optimization: { ...base.optimization, runtimeChunk: { name: 'runtime' } },
});
await runWebpack({
  ...base,
  entry: { hosts: '@vip/native-hosts' },
  output: { ...output, library: { type: 'window', name: 'vipNativeHosts', export: 'nativeHosts' } },
});
const list = nativeHosts.map(({ id, name, protocol, platform }) => ({ id, name, protocol, platform }));
fs.writeFileSync(path.join(bridgeAlone, 'hosts.json'), `${JSON.stringify(list, null, 2)}\n`);
