/**
 * Makes a function answer each question once: checks ask for the same files, and scan the same texts, again and again.
 *
 * @param ask - depends on nothing but what it is asked
 */
export function memoize<T>(ask: (text: string) => T): (text: string) => T {
  const answers = new Map<string, T>();
  return (text) => {
    if (!answers.has(text)) {
      answers.set(text, ask(text));
    }
    return answers.get(text)!;
  };
}
