export type ShopEvent = 'Sold';
