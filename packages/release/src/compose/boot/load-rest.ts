import { type BootData, folderOf, type LoadableShell } from '@vip/release-format';

/**
 * Loads the shell's other files than the first, which draws the page with those of the brand. These have a head start, as all
 * share a slow network: until the rest of the HTML or the answer to the page's first call is there.
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
  document.addEventListener('readystatechange', load);
}
