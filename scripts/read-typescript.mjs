import { registerHooks } from 'node:module';

/** From here on, this process imports the sources as they are: Node leaves types out, and `./x.js` is the file `./x.ts`. */
export function readTypeScript() {
  registerHooks({
    resolve(specifier, context, next) {
      try {
        return next(specifier, context);
      } catch (error) {
        if (!specifier.startsWith('.') || !specifier.endsWith('.js')) throw error;
        return next(specifier.replace(/\.js$/, '.ts'), context);
      }
    },
  });
}
