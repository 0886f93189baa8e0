import css from './styles.css';

/** Gives the frame its styles: its page holds none, and may load none. */
export function installStyles(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
}
