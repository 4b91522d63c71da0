import { startApi } from './start-api.js';

await startApi();
