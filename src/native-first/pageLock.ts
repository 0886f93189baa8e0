const SCROLL_BAR = '--page-scroll-bar';

/**
 * Notes how wide the scroll bar of the page is. Behind a dialog or a menu style sheets (src/css/base.css) keep the page
 * from scrolling, and padding takes the place of the bar, so that the page does not jump; a reserved gutter
 * (`scrollbar-gutter`) would stay in front of everything, the backdrop of a dialog too.
 */
export function installPageLock(): void {
  const root = document.documentElement;
  // Called after layout, when reading costs nothing.
  new ResizeObserver(() => {
    const width = window.innerWidth - root.clientWidth;
    // It has none while it is locked, nor where bars lie over the page.
    if (width > 0) {
      root.style.setProperty(SCROLL_BAR, `${width}px`);
    }
  }).observe(root);
}
