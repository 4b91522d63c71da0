import '../bank/bank.service.js'; // process-boundary
