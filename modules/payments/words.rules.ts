/** 'Premium plus': the word of a purpose or of a plan, for people. */
export function wordsOf(word: string): string {
  const plain = word.replaceAll(/[_-]/g, ' ');
  return plain.charAt(0).toUpperCase() + plain.slice(1);
}
