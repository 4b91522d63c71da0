import type { Till } from './till.queries.js'; // no-cycles, of types alone

export type Row = Till;
