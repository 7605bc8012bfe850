import { folderOf, type LoadableRelease, type LoadableShell } from '@vip/release-format';
import { installed } from './chunk-list.ts';

/**
 * Loads the chunks of a build: replaces webpack's loading of scripts and that of mini-css-extract-plugin. Only files of the
 * running shell or release are loaded, with their hashes (docs/decisions/0004-integrity-of-lazy-files.md).
 */

interface PageWindow extends Window {
  /** The part of `PageData` in `@vip/release-format` that leads to files. */
  __page: { base: string; brand: string; shell: LoadableShell; release: LoadableRelease };
}

/** Longest wait for a file, ms: a stalled one never fails by itself. */
const PATIENCE_MS = 120000;

const { __page: page } = window as unknown as PageWindow;

const loading: Record<string, Promise<unknown> | undefined> = {};

const failure = (file: string): Error =>
  Object.assign(new Error(`${file} failed to load`), { name: 'ChunkLoadError' });

/** Waits for an element that loads a file. A failed one is removed, so that another attempt loads it again. */
const arrival = (element: HTMLElement, file: string, isThere: () => unknown = () => true): Promise<void> =>
  new Promise((resolve, reject) => {
    const end = (event?: Event): void => {
      clearTimeout(timer);
      if (event && event.type === 'load' && isThere()) return resolve();
      element.remove();
      reject(failure(file));
    };
    const timer = setTimeout(end, PATIENCE_MS);
    element.addEventListener('load', end);
    element.addEventListener('error', end);
  });

interface ReleaseFile {
  address: string;
  integrity: string;
  name: string;
}

/** The file of a chunk: names have the hash of their content between the chunk and the ending. */
function fileOf(chunk: string, ending: string): ReleaseFile | undefined {
  const { base } = page;
  const set = __IS_SHELL__ ? page.shell : page.release;
  const name = Object.keys(set.integrity).find(
    (file) => file.startsWith(`${chunk}.`) && file.endsWith(ending) && set.integrity[file],
  );
  return name === undefined
    ? undefined
    : {
        name,
        address: `${base}${__IS_SHELL__ ? 'shell' : page.brand}/${folderOf(set, name)}/${name}`,
        integrity: set.integrity[name] ?? '',
      };
}

/** Adds an element that loads a file. */
function append(element: HTMLLinkElement | HTMLScriptElement, { integrity }: ReleaseFile): void {
  element.integrity = integrity;
  element.crossOrigin = 'anonymous';
  document.head.appendChild(element);
}

function loadScript(chunk: string): Promise<void> | undefined {
  if (installed[chunk]) return undefined;
  const file = fileOf(chunk, '.js');
  if (!file) return Promise.reject(failure(chunk));
  // The page's own script is in the HTML, and may still be on its way.
  const own = Array.from(document.scripts).find((script) => script.getAttribute('src') === file.address);
  const script = own ?? document.createElement('script');
  const loaded = arrival(script, file.name, () => installed[chunk]);
  if (!own) {
    script.src = file.address;
    append(script, file);
  }
  return loaded;
}

/** The style sheet of the page itself is in the HTML. */
function loadStyle(chunk: string): Promise<void> | undefined {
  const file = fileOf(chunk, '.css');
  if (!file || document.querySelector(`[data-href="${file.name}"]`)) return undefined;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = file.address;
  const loaded = arrival(link, file.name);
  append(link, file);
  return loaded;
}

__webpack_chunk_load__ = (name) => {
  const pending = loading[name] ?? Promise.all([loadScript(name), loadStyle(name)]);
  loading[name] = pending;
  pending.catch(() => delete loading[name]);
  return pending;
};
