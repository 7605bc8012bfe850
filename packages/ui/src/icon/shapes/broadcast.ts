export const hornShape = 'M4 10v4h3l6 4V6L7 10H4zM16.5 9a4 4 0 0 1 0 6';
export const pauseShape = 'M9 6.5v11M15 6.5v11';
export const playShape = 'M8.5 6.5v11l9-5.5z';
