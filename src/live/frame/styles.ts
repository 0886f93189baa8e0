import drawings from '../grid/drawings.css';
import sheet from '../grid/grid.css';
import grid from './liveGrid.css';
import page from './styles.css';

/** Gives the frame its styles: its page holds none, and may load none. */
export function installStyles(): void {
  document.adoptedStyleSheets = [page, sheet, drawings, grid].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
}
