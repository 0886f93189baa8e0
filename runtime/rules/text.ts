/** Where a text must, or must not, occur. */
export type TextOperator =
  'contains' | 'notContains' | 'startsWith' | 'endsWith';

/** Whether a text meets a rule about a part of it, without case. */
export function meetsText(
  text: string,
  operator: TextOperator,
  part: string,
): boolean {
  const [whole, wanted] = [text.toLowerCase(), part.toLowerCase()];
  switch (operator) {
    case 'contains':
      return whole.includes(wanted);
    case 'notContains':
      return !whole.includes(wanted);
    case 'startsWith':
      return whole.startsWith(wanted);
    case 'endsWith':
      return whole.endsWith(wanted);
  }
}
