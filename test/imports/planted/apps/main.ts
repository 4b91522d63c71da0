export const main = 'opens everything';
