export const resetShape = 'M5 12a7 7 0 1 0 2.2-5.1M4.5 4.5v4h4';
