import { useState } from 'react';

export interface AvatarProps {
  /** Decides which of the drawn portraits stands in: an id, or a masked nickname. */
  seed: string;
  /** px. */
  size: number;
  /** A picture that the page may show; the portrait stands in where it is missing or does not load. */
  src?: string | undefined;
}

/** Ground, skin, hair, cut of the hair, clothes. */
const FACES = [
  ['#E9DCC6', '#F0C7A4', '#2B211A', 0, '#8C6F4A'],
  ['#D7E4DC', '#EFC3A0', '#4A2E22', 1, '#4E7C64'],
  ['#E6D3CC', '#E8B68F', '#1F1B1A', 2, '#A85F4B'],
  ['#D5DDEA', '#F2CDAE', '#35302E', 0, '#4B5E84'],
  ['#F3DFC0', '#EDBE98', '#6A3B22', 1, '#C98A3C'],
  ['#DCE6CF', '#E4B08A', '#241C18', 2, '#5B7A45'],
  ['#E3DBE8', '#F1C9A8', '#3A2A22', 1, '#75608C'],
] as const;

const HAIR = [
  'M13 21c-1-9 3-13 8-13 4 0 8.5 3 7 13-1-5-3-7-7-7.5-4 .5-7 2.5-8 7.5z',
  'M11 32c0-6 0-23 9.5-24C31 8 29.5 25 29.5 32h-4V18c-3 0-7-1-8.5-3-1 3-2 3.5-2 5v12z',
  'M12.5 19c0-8 4-11.5 8-11.5s8.5 3 8 11c-1-2-1.5-3.5-3-4.5-3 1-7 .5-9-.5-2 1-3 3-4 5.5zM17.5 6.5a3 3 0 1 1 6 0a3 3 0 1 1-6 0z',
];

const faceOf = (seed: string) => {
  let sum = 0;
  for (let at = 0; at < seed.length; at += 1) sum += seed.charCodeAt(at);
  return FACES[sum % FACES.length] ?? FACES[0];
};

const round = { display: 'block', flex: 'none', borderRadius: '50%' } as const;

/** A round portrait: the person's picture, or one of seven faceless drawings. Says nothing to a screen reader. */
export function Avatar({ seed, size, src }: AvatarProps) {
  const [broken, setBroken] = useState('');
  if (src && broken !== src) {
    return (
      <img
        alt=""
        src={src}
        width={size}
        height={size}
        style={{ ...round, objectFit: 'cover' }}
        onError={() => setBroken(src)}
      />
    );
  }
  const [ground, skin, hair, cut, clothes] = faceOf(seed);
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40" style={round}>
      <path fill={ground} d="M0 0h40v40H0z" />
      <path fill={clothes} d="M7 42c0-8 6-11.5 13.5-11.5S34 34 34 42z" />
      <path fill={skin} d="M17.5 25h6v6c-1 2-5 2-6 0zM13.9 19.5a6.6 8 0 1 1 13.2 0a6.6 8 0 1 1-13.2 0z" />
      <path fill={hair} d={HAIR[cut]} />
    </svg>
  );
}
