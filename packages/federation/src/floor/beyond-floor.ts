import path from 'node:path';
import { BROWSERS } from '../targets.ts';
import { scriptTroubles } from './script-troubles.ts';
import { styleTroubles } from './style-troubles.ts';
import type { FloorTrouble } from './trouble.ts';

const checks: Record<string, (text: string) => FloorTrouble[]> = {
  '.js': scriptTroubles,
  '.css': styleTroubles,
};

/**
 * What the oldest engines cannot take of a text that ships, a sentence each, with its place. `file` is its name: its
 * ending says what it is, and people find it by it.
 */
export const beyondFloor = (file: string, text: string): string[] =>
  (checks[path.extname(file)]?.(text) ?? []).map(
    ({ line, column, what }) =>
      `chrome ${BROWSERS.chrome} or iOS ${BROWSERS.ios} cannot take ${file}:${line}:${column}: ${what}`,
  );
