import fs from 'node:fs';
import path from 'node:path';
import type { RemoteBuild } from '@vip/release-format';
import { remoteSize, type RemoteSize } from '@vip/release/size';

/**
 * The sizes of remotes below a folder of applications, from their builds. Throws if one has no build or no purchase page.
 */
export function remoteSizes(apps: string, brands: readonly string[]): RemoteSize[] {
  return brands.map((brand) => {
    const file = path.join(apps, brand, 'dist/build.json');
    if (!fs.existsSync(file)) throw new Error(`${brand} is not built: run pnpm build first`);
    return remoteSize(JSON.parse(fs.readFileSync(file, 'utf8')) as RemoteBuild, (name) =>
      fs.readFileSync(path.join(apps, brand, 'dist/client', name)),
    );
  });
}
