import { classes } from '@vip/ui';
import lazyPhotos from './photos/lazy-photos.module.css';
import photos from './photos/photos.module.css';

export interface PhotoProps {
  of: 'hat' | 'sea' | 'coffee' | 'lake' | 'field' | 'leaf' | 'cat' | 'city';
  /** What the app did to it: cut in nine, words written, framed as a page, or kept as sharp as it was. */
  over?: 'nine' | 'words' | 'frame' | 'corners';
}

/** A drawn photograph that fills its box. Hidden from screen readers. */
export const Photo = ({ of, over }: PhotoProps) => (
  <>
    <span className={classes(lazyPhotos.fill, photos[of] ?? lazyPhotos[of])} />
    {over && <span className={classes(lazyPhotos.fill, lazyPhotos[over])} />}
  </>
);
