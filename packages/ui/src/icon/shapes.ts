/** Drawings of the icon set: path data on a 24 grid. Each is an export of its own, so that a page carries what it shows. */
export const hornShape = 'M4 10v4h3l6 4V6L7 10H4zM16.5 9a4 4 0 0 1 0 6';
export const pauseShape = 'M9 6.5v11M15 6.5v11';
export const playShape = 'M8.5 6.5v11l9-5.5z';
export const checkShape = 'M5.5 12.5l4.2 4.2 8.8-9.2';
export const rightShape = 'M9.5 6l6 6-6 6';
export const leftShape = 'M14.5 6l-6 6 6 6';
export const downShape = 'M6 9.5l6 6 6-6';
export const closeShape = 'M6.5 6.5l11 11M17.5 6.5l-11 11';
export const chatShape = 'M4 6.5h16v10.5h-8.5L7.5 20v-3H4zM8.5 11.7h.01M12 11.7h.01M15.5 11.7h.01';
export const toneShape = 'M4 12h2M8 8v8M12 5v14M16 8.5v7M20 12h0';
export const scanShape = 'M4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4M8 10h8M8 14h5';
export const headsetShape = 'M4.5 15v-3a7.5 7.5 0 0 1 15 0v3M4.5 14.5h3v5h-3zM16.5 14.5h3v5h-3z';
export const heartShape = 'M12 19.5S4.5 15 4.5 9.6A4 4 0 0 1 12 7.6a4 4 0 0 1 7.5 2c0 5.4-7.5 9.9-7.5 9.9z';
export const starShape = 'M12 4.5l2.3 4.9 5.2.7-3.8 3.7.9 5.3L12 16.6l-4.6 2.5.9-5.3-3.8-3.7 5.2-.7z';
export const bulbShape =
  'M9 17.5h6M10 20.5h4M8.8 14.6a5.5 5.5 0 1 1 6.4 0c-.5.5-.7 1.2-.7 1.9h-5c0-.7-.2-1.4-.7-1.9z';
export const giftShape =
  'M4.5 11.5h15V20h-15zM3.5 8h17v3.5h-17zM12 8v12M12 8S8.6 8 8 6.4C7.5 4.9 9.5 4 10.6 5.2 11.5 6.2 12 8 12 8zM12 8s3.4 0 4-1.6C16.5 4.9 14.5 4 13.4 5.2 12.5 6.2 12 8 12 8z';
export const copyShape = 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4';
export const pinShape =
  'M12 20.5s6.5-6 6.5-10.5a6.5 6.5 0 0 0-13 0c0 4.5 6.5 10.5 6.5 10.5zM12 12.2a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4z';
export const truckShape =
  'M3.5 6.5h10.5v10H3.5zM14 10h3.5l3 3.2v3.3H14zM7.5 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM17 19a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z';
export const warnShape = 'M12 4.5l8.5 15h-17zM12 10v4.2M12 16.9h.01';
export const cloudShape = 'M7.5 18h9.5a4 4 0 0 0 .6-7.95A5.8 5.8 0 0 0 6.6 9.4 4.4 4.4 0 0 0 7.5 18z';
export const plusShape = 'M12 5.5v13M5.5 12h13';
export const searchShape = 'M10.8 17a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.4zM15.4 15.4l4.6 4.6';
export const gridShape =
  'M4.5 4.5h4v4h-4zM10 4.5h4v4h-4zM15.5 4.5h4v4h-4zM4.5 10h4v4h-4zM10 10h4v4h-4zM15.5 10h4v4h-4zM4.5 15.5h4v4h-4zM10 15.5h4v4h-4zM15.5 15.5h4v4h-4z';
export const penShape = 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3';
export const imageShape = 'M4 5.5h16v13H4zM4 16l5-5 4 4 2.5-2.5L20 17M15.5 9.2h.01';
export const bookShape =
  'M4.5 5.5c3-1 5.5-.5 7.5 1 2-1.5 4.5-2 7.5-1V18c-3-1-5.5-.5-7.5 1-2-1.5-4.5-2-7.5-1zM12 6.5V19';
export const sendShape = 'M20 4L3.5 10.5l6 2.5 2.5 6.5zM20 4L9.5 13';
export const moonShape = 'M19 14.5A7.5 7.5 0 1 1 10 4.6a6 6 0 0 0 9 9.9z';
export const resetShape = 'M5 12a7 7 0 1 0 2.2-5.1M4.5 4.5v4h4';
export const clockShape = 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 7.5V12l3 2';
export const externalShape = 'M13.5 4.5h6v6M19 5l-8 8M17 14v5.5H4.5V7H10';
export const listShape = 'M8 6.5h12M8 12h12M8 17.5h12M4 6.5h.01M4 12h.01M4 17.5h.01';
export const arrowDownShape = 'M12 4.5v15M6 13.5l6 6 6-6';
export const barsShape = 'M5 18V11M10 18V6M15 18v-9M20 18v-5';
