/** Whether a click is to be followed in its own tab: browsers open others beside it, or save what is behind the link. */
export function isPlainClick(event: MouseEvent): boolean {
  const {button, ctrlKey, metaKey, shiftKey, altKey} = event;
  return button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
