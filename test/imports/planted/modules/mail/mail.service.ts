import '../shop/shop.events.js'; // platform-below-product
