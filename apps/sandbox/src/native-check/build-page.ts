import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';

const PAGE = new URL('../../native-check/', import.meta.url);
/** The browser baseline of the product: the page runs in the same web views. */
const BASELINE = ['chrome64', 'ios12'];

/** Two colours by the system's setting, for web views that do not know `light-dark()`. */
export function withoutLightDark(css: string): string {
  const either = /light-dark\(\s*([^,()]+),\s*([^()]+)\)/g;
  const dark = [...css.matchAll(/(--[\w-]+):\s*light-dark\(\s*[^,()]+,\s*([^()]+)\)/g)]
    .map(([, name, value]) => `${name}: ${value};`)
    .join(' ');
  return `${css.replace(either, '$1')}\n@media (prefers-color-scheme: dark) { :root { ${dark} } }\n`;
}

const workbenchTokens: Plugin = {
  name: 'workbench-tokens',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/]workbench[\\/]tokens\.css$/ }, async ({ path }) => ({
      contents: withoutLightDark(await readFile(path, 'utf8')),
      loader: 'css',
    }));
  },
};

async function bundle(): Promise<{ script: string; style: string }> {
  const { outputFiles } = await build({
    entryPoints: { main: fileURLToPath(new URL('main.tsx', PAGE)) },
    outdir: '/',
    bundle: true,
    write: false,
    format: 'iife',
    target: BASELINE,
    // esbuild cannot lower it, and refuses it for a rare bug of WebKit before 14.1 (issue 4436 of esbuild).
    supported: { destructuring: true },
    charset: 'utf8',
    jsx: 'automatic',
    minify: true,
    legalComments: 'none',
    loader: { '.svg': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [workbenchTokens],
    logLevel: 'silent',
  });
  const textOf = (ending: string): string =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  // Texts that would end a script element, or begin a comment in it.
  const script = textOf('.js').replace(/<(?=\/script|!--)/gi, '\\x3c');
  return { script, style: textOf('.css') };
}

/** `default`: as published pages have it. `eval`: for bridges whose injected script uses eval. */
export type PolicyName = 'default' | 'eval';

/**
 * What published pages allow a bridge: an app's script and frames meet the same limits here. Frames as in
 * `packages/release/src/compose/content-security-policy.ts`, which has the reasons.
 */
export function policyOf(script: string, name: PolicyName): string {
  const hash = createHash('sha256').update(script).digest('base64');
  const scripts = ["'self'", `'sha256-${hash}'`, ...(name === 'eval' ? ["'unsafe-eval'"] : [])];
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    "style-src 'unsafe-inline'",
    'img-src data:',
    "frame-src 'self' https: wvjbscheme: yy: weixin: data:",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The page as one file that requests nothing: to be served, or to be opened from an app's own files. */
export async function buildNativeCheck(policyName: PolicyName): Promise<string> {
  const [html, { script, style }] = await Promise.all([
    readFile(new URL('index.html', PAGE), 'utf8'),
    bundle(),
  ]);
  const parts: Record<string, string> = {
    '%POLICY%': policyOf(script, policyName),
    '%POLICY_NAME%': policyName,
    // Without a space around it: the policy has the hash of exactly this text.
    '<!-- STYLE -->': `<style>${style}</style>`,
    '<!-- SCRIPT -->': `<script>${script}</script>`,
  };
  return html.replace(/%[A-Z_]+%|<!-- [A-Z]+ -->/g, (mark) => parts[mark] ?? mark);
}
