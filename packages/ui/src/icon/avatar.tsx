import { useState } from 'react';
import styles from './avatar.module.css';

export interface AvatarProps {
  /** Selects the fallback portrait: an id, or a masked nickname. */
  seed: string;
  /** px. */
  size: number;
  /** An allowed picture address; the portrait is shown if it is missing or does not load. */
  src?: string | undefined;
}

/** Portraits in `faces.svg`, side by side. */
const FACES = 7;

/** The background position of the portrait for this seed. */
function faceAt(seed: string): string {
  let sum = 0;
  for (let at = 0; at < seed.length; at += 1) sum += seed.charCodeAt(at);
  return `${((sum % FACES) / (FACES - 1)) * 100}% 0`;
}

/** A round portrait: the user's picture, or one of seven faceless drawings. Hidden from screen readers. */
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
