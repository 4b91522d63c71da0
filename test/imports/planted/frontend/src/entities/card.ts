import '../features/sell/page.js'; // entities-below-features
