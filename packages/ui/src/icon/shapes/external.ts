export const externalShape = 'M13.5 4.5h6v6M19 5l-8 8M17 14v5.5H4.5V7H10';
