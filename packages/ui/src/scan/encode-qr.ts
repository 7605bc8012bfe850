import { encode } from 'uqr';

/** A QR code as rows of dark modules, with the quiet zone of four modules that scanners want (ISO/IEC 18004). */
export const encodeQr = (text: string): boolean[][] => encode(text, { border: 4 }).data;
