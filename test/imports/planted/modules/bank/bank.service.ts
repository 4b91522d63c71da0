import '../processes/sell.process.js'; // process-unknown
