export const barsShape = 'M5 18V11M10 18V6M15 18v-9M20 18v-5';
export const bulbShape =
  'M9 17.5h6M10 20.5h4M8.8 14.6a5.5 5.5 0 1 1 6.4 0c-.5.5-.7 1.2-.7 1.9h-5c0-.7-.2-1.4-.7-1.9z';
export const cardShape = 'M4.5 6h15v12h-15zM8 10h8M8 14h5';
export const globeShape =
  'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM4.5 12h15M12 4c2.6 2.4 3.6 5 3.6 8s-1 5.6-3.6 8c-2.6-2.4-3.6-5-3.6-8S9.4 6.4 12 4z';
export const heartShape = 'M12 19.5S4.5 15 4.5 9.6A4 4 0 0 1 12 7.6a4 4 0 0 1 7.5 2c0 5.4-7.5 9.9-7.5 9.9z';
export const imageShape = 'M4 5.5h16v13H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.2h.01';
export const moonShape = 'M19 14.5A7.5 7.5 0 1 1 10 4.6a6 6 0 0 0 9 9.9z';
export const penShape = 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3';
export const toneShape = 'M4 12h2M8 8v8M12 5v14M16 8.5v7M20 12h0';
