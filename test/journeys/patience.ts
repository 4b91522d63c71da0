import { jest } from '@jest/globals';

/** A journey may wait for a slow machine; what never comes fails it sooner, at the browser's own patience. */
jest.setTimeout(120_000);
