import { classes } from '@vip/ui';
import lazyPhotos from '../../drawings/lazy-photos.module.css';
import photos from '../../drawings/photos.module.css';
import styles from './photo.module.css';

export interface PhotoProps {
  of: 'hat' | 'sea' | 'coffee' | 'lake' | 'field' | 'leaf' | 'cat' | 'city';
  /** What the app did to it: cut in nine, words written, framed as a page, or kept as sharp as it was. */
  over?: 'nine' | 'words' | 'frame' | 'corners';
}

/** A drawn photograph that fills the box it stands in. Says nothing to a screen reader. */
export const Photo = ({ of, over }: PhotoProps) => (
  <>
    <span className={classes(styles.fill, photos[of] ?? lazyPhotos[of])} />
    {over && <span className={classes(styles.fill, lazyPhotos[over])} />}
  </>
);
