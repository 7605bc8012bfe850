import { useState } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Decides which portrait is the fallback: an id, or a masked nickname. */
  seed: string;
  /** px. */
  size: number;
  /** A picture that the page may show; the portrait is shown if it is missing or does not load. */
  src?: string | undefined;
}

/** Portraits beside each other in `faces.svg`. */
const FACES = 7;

/** Which portrait it is, as the place of its column in the drawing. */
function faceAt(seed: string): string {
  let sum = 0;
  for (let at = 0; at < seed.length; at += 1) sum += seed.charCodeAt(at);
  return `${((sum % FACES) / (FACES - 1)) * 100}% 0`;
}

/** A round portrait: the person's picture, or one of seven faceless drawings. Says nothing to a screen reader. */
export function Avatar({ seed, size, src }: AvatarProps) {
  const [broken, setBroken] = useState('');
  if (src && broken !== src) {
    return (
      <img
        alt=""
        src={src}
        className={styles.round}
        width={size}
        height={size}
        onError={() => setBroken(src)}
      />
    );
  }
  return (
    <span className={styles.face} style={{ width: size, height: size, backgroundPosition: faceAt(seed) }} />
  );
}
