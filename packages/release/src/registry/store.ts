import fs from 'node:fs';
import path from 'node:path';
import { EMPTY, type Registry } from './registry.ts';

const fileOf = (site: string) => path.join(site, 'registry.json');

/** Reads the registry of a site; an empty one where nothing was published. Throws on a broken file. */
export function readRegistry(site: string): Registry {
  const file = fileOf(site);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Registry) : EMPTY;
}

/** Writes it whole or not at all, under the next serial. */
export function writeRegistry(site: string, registry: Registry): Registry {
  const next = { ...registry, serial: registry.serial + 1 };
  replaceFile(fileOf(site), `${JSON.stringify(next, null, 2)}\n`);
  return next;
}

/** Readers see the old file or the new one, never half of one. */
export function replaceFile(file: string, content: string): void {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const part = `${file}.${process.pid}.part`;
  fs.writeFileSync(part, content);
  fs.renameSync(part, file);
}
