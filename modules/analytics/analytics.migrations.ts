import type { Migration } from '../kernel/postgres/database.js';

export const analyticsMigrations: readonly Migration[] = [];
