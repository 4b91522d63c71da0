export const page = 'buy';
