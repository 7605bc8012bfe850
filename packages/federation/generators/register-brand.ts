import fs from 'node:fs';
import path from 'node:path';

/** The line of `.github/CODEOWNERS` that gives a brand's folder to its own team and to nobody else. */
export const ownerLine = (brand: string): string => `/apps/${brand}/ @sisters/${brand}`;

/** The tasks that need all brands built, by the file that says so. */
export const BUILT_BEFORE: readonly (readonly [file: string, task: string])[] = [
  ['e2e/turbo.json', 'e2e'],
  ['e2e/turbo.json', 'engines'],
  ['apps/bench/turbo.json', 'sizes'],
];

interface TurboFile {
  tasks: Record<string, { dependsOn: string[] }>;
}

/** What no folder can tell: who owns the brand, and which tasks wait for its build. */
export function registerBrand(root: string, brand: string): void {
  const owners = path.join(root, '.github/CODEOWNERS');
  fs.writeFileSync(owners, `${fs.readFileSync(owners, 'utf8').trimEnd()}\n${ownerLine(brand)}\n`);
  for (const [name, task] of BUILT_BEFORE) {
    const file = path.join(root, name);
    const settings = JSON.parse(fs.readFileSync(file, 'utf8')) as TurboFile;
    settings.tasks[task]?.dependsOn.push(`@vip/${brand}#build`);
    fs.writeFileSync(file, `${JSON.stringify(settings, null, 2)}\n`);
  }
}
