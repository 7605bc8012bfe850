export const penShape = 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3';
