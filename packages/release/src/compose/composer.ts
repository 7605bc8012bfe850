import { pageConfig, registryBase, releaseBase } from '../config.ts';
import type { KeyFolder } from '../keys/key-folder.ts';
import type { ComposedData, LoadableShell, PageConfig, PublicKey, ShellManifest } from '@vip/release-format';
import type { Registry } from '../registry/registry.ts';
import { readReleaseFile } from '../releases/release-files.ts';
import type { Store } from '../store/store.ts';
import { bootScript } from './boot/boot-script.ts';
import { contentSecurityPolicy, inlineHash } from './content-security-policy.ts';
import { pageHtml, type PageParts } from './html.ts';
import { liveShell } from './live-site.ts';
import { pageShell } from './page-release.ts';

/** What all pages of one composing have in common. */
export interface Composer {
  store: Store;
  config: PageConfig;
  /** Where releases lie, with a slash at the end. */
  base: string;
  shell: ShellManifest;
  keysOf(brand: string): PublicKey[];
  /** The whole HTML of a page. `data` is what the page says beside what all pages say. */
  page(
    data: Pick<ComposedData, 'brand' | 'route' | 'slice' | 'keys' | 'composed'>,
    /** `scripts`: the release's own, after the shell's; null where the boot script writes all of them. */
    parts: Pick<PageParts, 'title' | 'description' | 'styles' | 'body'> & {
      scripts: PageParts['scripts'] | null;
    },
    firstCall: string | null,
  ): string;
}

/** Reads the live shell and prepares the scripts once for all pages. */
export async function openComposer(options: {
  store: Store;
  registry: Registry;
  keys: Pick<KeyFolder, 'trusted'>;
  env: NodeJS.ProcessEnv;
}): Promise<Composer> {
  const { store, registry, keys, env } = options;
  const { manifest: shell } = await liveShell(store, registry);
  const boot = await bootScript();
  const config = pageConfig(env);
  const base = releaseBase(env);
  const shellStyles = await Promise.all(
    shell.css.map(async (file) => ({ file, css: String(await readReleaseFile(store, shell, file)) })),
  );
  const common = { config, base, registry: registryBase(env), shell: pageShell(shell) };
  return {
    store,
    config,
    base,
    shell,
    keysOf: keys.trusted,
    page(data, { scripts, ...parts }, firstCall) {
      const script = boot({ ...common, ...data }, firstCall);
      return pageHtml({
        ...parts,
        boot: script,
        policy: contentSecurityPolicy({
          config,
          base,
          registry: common.registry,
          script: inlineHash(script),
        }),
        styles: [...shellStyles, ...parts.styles],
        scripts: scripts ? [...shellScripts(common.shell, base), ...scripts] : [],
      });
    },
  };
}

const shellScripts = ({ version, js, integrity }: LoadableShell, base: string) =>
  js.map((file) => ({
    src: `${base}shell/${version}/${file}`,
    integrity: integrity[file] ?? '',
    isShell: true,
  }));
