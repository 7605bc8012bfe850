export const moonShape = 'M19 14.5A7.5 7.5 0 1 1 10 4.6a6 6 0 0 0 9 9.9z';
