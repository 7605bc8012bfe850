import type { ReactNode } from 'react';
import { classes } from '@vip/ui';
import photos from './photos/photos.module.css';
import styles from './tile-photo.module.css';

interface TilePhotoProps {
  /** Of a large tile: a photo above the text. Otherwise a drawing beside it. */
  isLarge: boolean;
  children: ReactNode;
}

/** The print of a tile, with the badge on it. */
export const TilePhoto = ({ isLarge, children }: TilePhotoProps) => (
  <span className={classes(styles.photo, isLarge ? photos.field : styles.drawing)}>{children}</span>
);
