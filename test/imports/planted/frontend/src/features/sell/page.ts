import '../buy/page.js'; // features-apart
import '../../../../modules/shop/shop.service.js'; // pages-boundary
