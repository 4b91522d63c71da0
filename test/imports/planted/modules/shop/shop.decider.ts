import 'zod'; // pure-of-packages
import './shop.service.js'; // pure-of-files
