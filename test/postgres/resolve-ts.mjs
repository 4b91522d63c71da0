import { registerHooks } from 'node:module';

/** Lets Node, which strips types, find `./x.ts` where our sources import `./x.js`; jest does so by itself, but not for what it loads first. */
registerHooks({
  resolve: (specifier, context, next) => {
    try {
      return next(specifier, context);
    } catch (error) {
      if (error.code !== 'ERR_MODULE_NOT_FOUND' || !/^\.{1,2}\/.*\.js$/.test(specifier)) throw error;
      return next(specifier.replace(/\.js$/, '.ts'), context);
    }
  },
});
