import '../till/till.table.js'; // projection-boundary
