export const toneShape = 'M4 12h2M8 8v8M12 5v14M16 8.5v7M20 12h0';
