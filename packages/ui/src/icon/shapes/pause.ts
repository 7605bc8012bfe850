export const pauseShape = 'M9 6.5v11M15 6.5v11';
