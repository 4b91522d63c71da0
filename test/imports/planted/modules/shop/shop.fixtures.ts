import '../../apps/main.js'; // apps-unknown, tests too
