export const arrowDownShape = 'M12 4.5v15M6 13.5l6 6 6-6';
export const plusShape = 'M12 5.5v13M5.5 12h13';
