import { type BootData, folderOf, type LoadableShell } from '@vip/release-format';

/**
 * Loads the shell's other files than the first, which draws the page with those of the brand. Not before these have begun to
 * arrive, as all would share a slow network: once the page's first call is answered, or the shell's first file has run.
 */
export function loadRest(boot: BootData, base: string, shell: LoadableShell): void {
  let isLoading = false;
  function load(): void {
    if (isLoading) return;
    isLoading = true;
    shell.js.slice(1).forEach((name) => {
      const script = document.createElement('script');
      script.src = `${base}shell/${folderOf(shell, name)}/${name}`;
      script.integrity = shell.integrity[name] || '';
      script.crossOrigin = 'anonymous';
      script.setAttribute('data-shell', '');
      document.head.appendChild(script);
    });
  }
  if (!boot.first) return load();
  boot.first.answer.then(load, load);
  // Not of the window, which load events of elements do not reach (DOM, "get the parent" of a document).
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target && (target as HTMLElement).hasAttribute('data-shell')) load();
    },
    true,
  );
}
