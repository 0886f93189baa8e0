/**
 * Whether a key belongs to an input method that is composing a syllable. Safari tells so by the old
 * key code alone once the composition has ended with that key.
 */
export function isComposing({
  isComposing: isOpen,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isOpen || keyCode === 229;
}
