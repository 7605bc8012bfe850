/** A use of the app, drawn in gold hairlines on a ground of 80 by 56. */
export interface Picture {
  /** Fine lines, behind the others. */
  fine: string;
  lines: string;
  /** The point of it: filled. */
  gold: string;
}

/** A bubble and its three answers. */
export const repliesPicture: Picture = {
  fine: 'M9 17h18M9 22h18M9 27h11M47 34h18M47 48h22',
  lines:
    'M7 10h22a3 3 0 0 1 3 3v18a3 3 0 0 1-3 3H15l-6 6v-6H7a3 3 0 0 1-3-3V13a3 3 0 0 1 3-3zM46 29h26a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4zM46 43h26a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4zM48 20h12',
  gold: 'M46 15h26a4 4 0 0 1 4 4v2a4 4 0 0 1-4 4H46a4 4 0 0 1-4-4v-2a4 4 0 0 1 4-4z',
};

/** The waves of a voice, one of them chosen. */
export const tonePicture: Picture = {
  fine: 'M4 28c6-9 12-9 18 0s12 9 18 0 12-9 18 0 12 9 18 0M4 28c6 9 12 9 18 0s12-9 18 0 12 9 18 0 12-9 18 0M4 28c6-17 12-17 18 0s12 17 18 0 12-17 18 0 12 17 18 0M4 28c6 17 12 17 18 0s12-17 18 0 12 17 18 0 12-17 18 0',
  lines:
    'M4 28c6-26 12-26 18 0s12 26 18 0 12-26 18 0 12 26 18 0M4 28c6 26 12 26 18 0s12-26 18 0 12 26 18 0 12-26 18 0',
  gold: 'M40 28c6-26 12-26 18 0c-6 26-12 26-18 0z',
};

/** Tones to choose from, one of them chosen. */
export const chipsPicture: Picture = {
  fine: 'M13 10.5h14M49 10.5h12M60 28h8M13 45.5h10M45 45.5h19M30 28h9',
  lines:
    'M11.5 4h17a6.5 6.5 0 0 1 0 13H11.5a6.5 6.5 0 0 1 0-13zM47.5 4h15a6.5 6.5 0 0 1 0 13H47.5a6.5 6.5 0 0 1 0-13zM58.5 21.5h11a6.5 6.5 0 0 1 0 13H58.5a6.5 6.5 0 0 1 0-13zM11.5 39h13a6.5 6.5 0 0 1 0 13H11.5a6.5 6.5 0 0 1 0-13zM43.5 39h22a6.5 6.5 0 0 1 0 13H43.5a6.5 6.5 0 0 1 0-13zM14 28l3.5 3.5 7-7',
  gold: 'M11.5 21.5h28a6.5 6.5 0 0 1 0 13H11.5a6.5 6.5 0 0 1 0-13z',
};

/** A pen over a text. */
export const penPicture: Picture = {
  fine: 'M12 17h28M12 24h21M12 31h15M12 38h11',
  lines:
    'M8 8h38a3 3 0 0 1 3 3v3M49 36v9a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3M46 22l16-16a6.4 6.4 0 0 1 9 9L55 31M66 11L43 34M30 43h14',
  gold: 'M33 43.5l4.5-14L46 22l9 9-7.5 8.5z',
};

/** A globe with a bubble. */
export const globePicture: Picture = {
  fine: 'M14 18h38M11 28h44M14 38h26M33 6c-11 10-11 34 0 44M33 6c11 10 11 16 11 22',
  lines: 'M47 45a22 22 0 1 1 8-17',
  gold: 'M52 30h18a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9l-6 6v-6h-3a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z',
};

/** Three bubbles over each other. */
export const voicesPicture: Picture = {
  fine: 'M12 14h24M12 20h16M56 14h12M62 20h6',
  lines:
    'M10 6h30a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H18l-7 6v-6h-1a4 4 0 0 1-4-4V10a4 4 0 0 1 4-4zM50 6h20a4 4 0 0 1 4 4v14a4 4 0 0 1-2 3.5M32 41h20M32 46h12',
  gold: 'M29 33h30a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4H29a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4z',
};

/** Sound that can be played. */
export const soundPicture: Picture = {
  fine: 'M28 4a24 24 0 1 1 0 48a24 24 0 0 1 0-48M57 15a20 20 0 0 1 0 26M69 7a32 32 0 0 1 0 42',
  lines: 'M28 8a20 20 0 1 1 0 40a20 20 0 0 1 0-40M63 11a26 26 0 0 1 0 34',
  gold: 'M22 17.5l16 10.5-16 10.5z',
};

/** A lens over a text, which it makes large. */
export const lensPicture: Picture = {
  fine: 'M11 16h20M11 23h16M11 30h16M11 37h20',
  lines:
    'M37 48H8a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3h34M48 9.5a17.5 17.5 0 1 1 0 35a17.5 17.5 0 0 1 0-35M60.5 39.5l12 12M40 23.5h16M40 31h10',
  gold: 'M48 13a14 14 0 1 1 0 28a14 14 0 0 1 0-28z',
};

/** Cards that are kept. */
export const cardsPicture: Picture = {
  fine: 'M14 28h28M14 35h28M14 42h18M12 13V11a3 3 0 0 1 3-3h44M18 7V5a3 3 0 0 1 3-3h44',
  lines:
    'M59 8a3 3 0 0 1 3 3v23M65 2a3 3 0 0 1 3 3v26M53 52H10a3 3 0 0 1-3-3V21a3 3 0 0 1 3-3h42a3 3 0 0 1 3 3v14.5M56 43l3 3 5.5-6',
  gold: 'M60 34a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
};

/** A pause between two waves. */
export const pausePicture: Picture = {
  fine: 'M4 28c4-10 8-10 12 0s8 10 12 0M4 28c4 10 8 10 12 0s8-10 12 0M52 28c4-10 8-10 12 0s8 10 12 0M52 28c4 10 8 10 12 0s8-10 12 0',
  lines:
    'M4 28c4-22 8-22 12 0s8 22 12 0M4 28c4 22 8 22 12 0s8-22 12 0M52 28c4-22 8-22 12 0s8 22 12 0M52 28c4 22 8 22 12 0s8-22 12 0',
  gold: 'M33 15h4.5v26H33zM42.5 15H47v26h-4.5z',
};

/** A picture in its frame, before others. */
export const framePicture: Picture = {
  fine: 'M9 39l14-14 12 12M14 43l9-9 9 9M35 43l12-12 11 11M41 43l6-6 6 6M17 8V6a3 3 0 0 1 3-3h51',
  lines:
    'M71 3a3 3 0 0 1 3 3v31a3 3 0 0 1-3 3h-3M10 11h50a3 3 0 0 1 3 3v32a3 3 0 0 1-3 3H10a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3z',
  gold: 'M46 16a6 6 0 1 1 0 12a6 6 0 0 1 0-12z',
};

/** The time that is saved. */
export const clockPicture: Picture = {
  fine: 'M40 8v3M40 45v3M20 28h3M57 28h3M25.9 13.9l2 2M52.1 40.1l2 2M25.9 42.1l2-2M52.1 15.9l2-2M14 14a30 30 0 0 0 0 28M66 14a30 30 0 0 1 0 28',
  lines: 'M40 4a24 24 0 1 1 0 48a24 24 0 0 1 0-48M40 28V13M40 28l9 5.2',
  gold: 'M40 28V13a15 15 0 0 1 13 22.5z',
};

/** Steps up to a star. */
export const stepsPicture: Picture = {
  fine: 'M8 50V41h12v9M26 50V34h12v16M44 50V27h12v23M11 50v-9M14 50v-9M17 50v-9M29 50V34M32 50V34M35 50V34M47 50V27M50 50V27M53 50V27',
  lines: 'M4 50h72M8 41h12M26 34h12M44 27h12M6 32l14-9 12 2 14-11',
  gold: 'M64 4l3 7.3 7.8.6-6 5.1 1.9 7.6L64 20.5l-6.7 4.1 1.9-7.6-6-5.1 7.8-.6z',
};
