/** Whether the page is dark. */
export function isDark(): boolean {
  return document.documentElement.dataset['theme'] === 'dark';
}

/** Calls a listener when the colour mode of the page changes. Returns what removes it. */
export function followTheme(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, {
    attributeFilter: ['data-theme'],
  });
  return () => observer.disconnect();
}
