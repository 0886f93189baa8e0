import tokens from '@generated/tokens';
import css from './styles.css';

let isInstalled = false;

/** Gives the page the styles of panels, which no page needs before one opens. */
export function installStyles(): void {
  if (!isInstalled) {
    isInstalled = true;
    const sheets = [tokens, css].map((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return sheet;
    });
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, ...sheets];
  }
}
