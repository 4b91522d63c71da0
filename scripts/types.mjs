import { checkTypes } from './steps.mjs';

/** npm run types: the types of the server, then those of the pages. */
for (const project of ['tsconfig.json', 'frontend/tsconfig.json']) {
  const { code } = await checkTypes(project);
  if (code) process.exit(code);
}
