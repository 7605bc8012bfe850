import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';
import { sceneId, type Scene } from './scene.ts';

/** Approved pictures, WebP, and the list of scenes. The sandbox's workbench reads this folder. */
const FOLDER = join(import.meta.dirname, 'pictures');

/** Pictures are stored instead of compared. */
export const isUpdate = process.env['E2E_UPDATE_GALLERY'] !== undefined;

const fileOf = (scene: Scene) => join(FOLDER, `${sceneId(scene)}.webp`);

/** The workbench, for the README of the repository. */
const WORKBENCH = join(import.meta.dirname, 'workbench.webp');

const read = (file: string): Picture | null =>
  existsSync(file) ? { type: 'image/webp', content: readFileSync(file) } : null;

/** The approved picture; null for a new scene. */
export const keptPicture = (scene: Scene): Picture | null => read(fileOf(scene));

export const keptWorkbench = (): Picture | null => read(WORKBENCH);

/** Stores an approved WebP. */
export const keepPicture = (scene: Scene, { content }: Picture): void => keep(fileOf(scene), content);

export const keepWorkbench = ({ content }: Picture): void => keep(WORKBENCH, content);

const amountsFile = (scene: Scene) => join(FOLDER, `${sceneId(scene)}.txt`);

/** The amounts on an approved picture, one a line; '' without any. */
export const keptAmounts = (scene: Scene): string =>
  existsSync(amountsFile(scene)) ? readFileSync(amountsFile(scene), 'utf8') : '';

export function keepAmounts(scene: Scene, amounts: string): void {
  if (amounts) keep(amountsFile(scene), amounts);
  else rmSync(amountsFile(scene), { force: true });
}

const listFile = join(FOLDER, 'scenes.json');

/** The stored list; '' if there is none. */
export const keptList = (): string => (existsSync(listFile) ? readFileSync(listFile, 'utf8') : '');

export const keepList = (list: string): void => keep(listFile, list);

function keep(file: string, content: Buffer | string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, content);
}

/** The index of the pictures for the workbench, in the order of the scenes. */
export const listOf = (scenes: readonly Scene[]): string =>
  `${JSON.stringify(
    scenes.map((scene) => {
      const { brand, route, title, state, path, environment } = scene;
      return { id: sceneId(scene), brand, route, title, state, path, environment };
    }),
    null,
    2,
  )}\n`;
