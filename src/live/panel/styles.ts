import css from './styles.css';

let isInstalled = false;

/** Gives the page the styles of panels, which no page needs before one opens. */
export function installStyles(): void {
  if (!isInstalled) {
    isInstalled = true;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
}
