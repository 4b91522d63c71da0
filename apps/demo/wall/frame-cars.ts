import type { KnownCar } from './own-cars.js';
import type { About } from './read-posts.js';

/** Whether a frame about such cars can be about this one. */
export function isAbout(car: KnownCar, about: About): boolean {
  const { make, model, year, engine } = car;
  switch (about) {
    case 'any':
      return true;
    case 'american':
      return !foreign.test(make);
    case 'carb':
      return model !== '280Z';
    case 'points':
      return model !== '280Z' && year <= 1972;
    case 'solid':
      return (
        model !== '280Z' &&
        (/^(Volkswagen|MG|Triumph|Austin-Healey|Datsun|Volvo|Studebaker)$/.test(make) ||
          solidLifters.test(engine))
      );
    case 'water':
      return make !== 'Volkswagen' && !model.startsWith('Corvair');
    case 'drums':
      return !foreign.test(make) && year <= 1966 && model !== 'Corvette';
    case 'leaf':
      return (
        /^(Plymouth|Dodge|Studebaker|International|Willys|Volvo 1|MG)$/.test(make) || leafSprings.test(model)
      );
  }
}

const foreign = /^(Volkswagen|MG|Triumph|Austin-Healey|Jaguar|Datsun|Toyota|Volvo|Opel)$/;
const solidLifters = /Slant Six|Y-block|216 six|144 six|170 six/;
const leafSprings =
  /^(Mustang|Falcon|Falcon Futura|F-1|F-100|Custom|Crestline|Fairlane|3100|TR4|620|Ranchero|Econoline)$/;
