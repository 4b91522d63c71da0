export const siteName = 'Swap Meet Classics';
