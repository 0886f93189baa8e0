const SHORTENED =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|vs|cf|approx|resp|incl|no|[A-Z])\.$/i;

/** The text up to its first full stop that ends a sentence; all of it when there is none. */
export function firstSentence(text: string): string {
  for (const {index} of text.matchAll(/[.!?](?=\s+[^a-z\s])/g)) {
    const sentence = text.slice(0, index + 1);
    if (!SHORTENED.test(sentence)) {
      return sentence;
    }
  }
  return text;
}
