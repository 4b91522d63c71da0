/** Phrases of words, found word by word: the longest that begins at a place wins. A look-up costs one Map access a word. */
export class Phrases<Value> {
  readonly #root: Node<Value> = { next: new Map(), values: [] };

  add(words: readonly string[], value: Value): void {
    let node = this.#root;
    for (const word of words) {
      const next = node.next.get(word) ?? { next: new Map(), values: [] };
      node.next.set(word, next);
      node = next;
    }
    if (words.length && !node.values.includes(value)) node.values.push(value);
  }

  /** The words with which phrases begin. */
  beginnings(): Iterable<string> {
    return this.#root.next.keys();
  }

  /** The longest phrase that begins at a word and ends before another; undefined when none does. */
  longestAt(words: readonly string[], at: number, before = words.length): Found<Value> | undefined {
    let node: Node<Value> | undefined = this.#root;
    let found: Found<Value> | undefined;
    for (let end = at; end < before; end++) {
      node = node.next.get(words[end] ?? '');
      if (!node) return found;
      if (node.values.length) found = { values: node.values, from: at, to: end + 1 };
    }
    return found;
  }

  /** Phrases that were added from their last word to the first: the longest that ends before a word, and begins from another on. */
  longestBefore(words: readonly string[], to: number, from = 0): Found<Value> | undefined {
    let node: Node<Value> | undefined = this.#root;
    let found: Found<Value> | undefined;
    for (let at = to - 1; at >= from; at--) {
      node = node.next.get(words[at] ?? '');
      if (!node) return found;
      if (node.values.length) found = { values: node.values, from: at, to };
    }
    return found;
  }
}

export interface Found<Value> {
  readonly values: readonly Value[];
  /** Positions of words: the first, and the one after the last. */
  readonly from: number;
  readonly to: number;
}

interface Node<Value> {
  readonly next: Map<string, Node<Value>>;
  readonly values: Value[];
}
