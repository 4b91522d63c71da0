import '../bank/bank.service.js'; // module-boundary
import './shop.fixtures.js'; // tests-unknown
