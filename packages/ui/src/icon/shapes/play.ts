export const playShape = 'M8.5 6.5v11l9-5.5z';
