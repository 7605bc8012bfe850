import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Picture } from './picture.ts';
import { sceneId, type Scene } from './scene.ts';

/** Where the workbench finds the contact sheet. */
const FOLDER = join(import.meta.dirname, '../../apps/sandbox/gallery/sheet');

const fileOf = (scene: Scene) => join(FOLDER, `${sceneId(scene)}.webp`);

/** The picture that was approved; null where a scene is new. */
export const keptPicture = (scene: Scene): Picture | null =>
  existsSync(fileOf(scene)) ? { type: 'image/webp', content: readFileSync(fileOf(scene)) } : null;

/** Keeps a WebP. */
export const keepPicture = (scene: Scene, { content }: Picture): void => keep(fileOf(scene), content);

const listFile = join(FOLDER, 'scenes.json');

/** The list as it was kept; '' before there is one. */
export const keptList = (): string => (existsSync(listFile) ? readFileSync(listFile, 'utf8') : '');

export const keepList = (list: string): void => keep(listFile, list);

function keep(file: string, content: Buffer | string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, content);
}

/** The list that the workbench draws its sheet from, in the order of the scenes. */
export const listOf = (scenes: readonly Scene[]): string =>
  `${JSON.stringify(
    scenes.map((scene) => {
      const { brand, route, title, state, path, environment } = scene;
      return { id: sceneId(scene), brand, route, title, state, path, environment };
    }),
    null,
    2,
  )}\n`;
