import { singular } from './title-words.rules.js';
import { filler, relations } from './words/relations.js';

/** Whether a word only asks ("WTB", "looking"), praises or fills: it says nothing of what is asked for. */
export const isAskingOrFilling = (word: string): boolean => words.has(singular(word));

const wanted = /^wanted: (.*)$/m.exec(relations)?.[1] ?? '';
const words: ReadonlySet<string> = new Set([...filler.split(/\s+/), ...wanted.split(/[,\s]+/)].map(singular));
