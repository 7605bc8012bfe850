export const heartShape = 'M12 19.5S4.5 15 4.5 9.6A4 4 0 0 1 12 7.6a4 4 0 0 1 7.5 2c0 5.4-7.5 9.9-7.5 9.9z';
