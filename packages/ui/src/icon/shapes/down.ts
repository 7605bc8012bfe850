export const downShape = 'M6 9.5l6 6 6-6';
