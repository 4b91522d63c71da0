import { defineManifest } from '../kernel/manifest/manifest.js';
import { suggestionEvents } from './suggestion/suggestion.events.js';
import { SuggestionsController } from './suggestions.controller.js';

export const vocabularyManifest = defineManifest({
  name: 'vocabulary',
  controllers: [SuggestionsController],
  streams: [suggestionEvents],
});
