import type { Row } from './till.table.js';
import './nowhere.js'; // no-dead-ends

export type Till = readonly Row[];
