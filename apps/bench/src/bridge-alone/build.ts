import fs from 'node:fs';
import path from 'node:path';
import { baseConfig, runWebpack } from '@vip/federation';
import { nativeHosts } from '@vip/native-hosts';
import { apps, bench, bridgeAlone } from '../paths.ts';

/*
 * Builds what `sizes` measures and `e2e/conformance` visits:
 *   runtime.js, bridge.js   the bridge, built like the shell, as `window.vipBridge`; adapters are lazy chunks
 *   hosts.js, hosts.json    every fake native host, as `window.vipNativeHosts`, and their list
 * The webpack runtime is a separate file, since the shell has one anyway.
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
