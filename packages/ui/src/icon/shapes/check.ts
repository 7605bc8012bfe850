export const checkShape = 'M5.5 12.5l4.2 4.2 8.8-9.2';
