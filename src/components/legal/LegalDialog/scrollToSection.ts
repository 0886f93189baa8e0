import {DIALOG_ID_PREFIX} from './loadArticle';

/**
 * Brings a section to the top of the dialog and moves the focus there. The page behind stays.
 *
 * @param scroller - the element that scrolls
 * @param section - the section's id on the text's page, e.g. `privacy5`; empty for the beginning
 */
export function scrollToSection(scroller: HTMLElement, section: string): void {
  const target = section
    ? document.getElementById(DIALOG_ID_PREFIX + section)
    : scroller;
  if (!target || !scroller.contains(target)) {
    return;
  }
  if (target === scroller) {
    scroller.scrollTop = 0;
  } else {
    scroller.scrollTop +=
      target.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    target.tabIndex = -1;
  }
  target.focus({preventScroll: true});
}
