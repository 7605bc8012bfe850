import fs from 'node:fs';
import path from 'node:path';

/** The line of `.github/CODEOWNERS` that makes a brand's team the only owner of its folder. */
export const ownerLine = (brand: string): string => `/apps/${brand}/ @sisters/${brand}`;

/** Tasks that depend on the builds of all brands, by their configuration file. */
export const BUILT_BEFORE: readonly (readonly [file: string, task: string])[] = [
  ['e2e/turbo.json', 'e2e'],
  ['e2e/turbo.json', 'engines'],
  ['apps/bench/turbo.json', 'sizes'],
];

interface TurboFile {
  tasks: Record<string, { dependsOn: string[] }>;
}

/** Adds what tools cannot derive from the brand's folder: its owner, and the tasks that depend on its build. */
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
