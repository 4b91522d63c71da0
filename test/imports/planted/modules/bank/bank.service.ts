import '../processes/sell.process.js'; // process-unknown
import '../shop/shop.events.js'; // a circle of modules: shop.service imports bank.service
