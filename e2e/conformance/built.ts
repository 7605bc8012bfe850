import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A fake native app: one of the sandbox's. */
export interface App {
  id: string;
  /** English, for test names. */
  name: string;
  protocol: string;
  platform: 'ios' | 'android' | 'harmony';
}

/** The bridge and the fake apps as scripts: made by `pnpm --filter @vip/bench bridge-alone`. */
const FOLDER = join(import.meta.dirname, '../../apps/bench/dist/bridge-alone');

/** One of the scripts, as text; null when there is none of that name. */
export const script = (name: string): string | null => {
  const file = join(FOLDER, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
};

/** The same, for one that must be there. */
export function builtScript(name: string): string {
  const text = script(name);
  if (text === null) throw new Error('make the bridge first: pnpm --filter @vip/bench bridge-alone');
  return text;
}

/** Every fake app there is. */
export const apps = JSON.parse(builtScript('hosts.json')) as readonly App[];
