import '../shop/shop.events.js'; // kernel-alone
