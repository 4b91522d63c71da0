import './shop.service.js'; // contract-boundary
