import {leaveOutRest} from './firstScreen';
import {copyAttributes, morph} from './morph';
import type {NextPage} from './nextPage';
import {nameOwnAttributes, OWN_ATTRIBUTES} from './ownAttributes';
import {notifyPageShown} from './pageShown';
import {putDownSidebar, takeUpSidebar} from './sidebarMemory';

/** Tags of the head that say something of one page; React finds its own again by this attribute. */
const OF_PAGE = '[data-rh]';
const ROOT = '#__docusaurus';

/**
 * Puts a page in the place of the one that is shown, as if the browser had loaded it.
 *
 * @param fromTop - whether it begins at its top
 */
export function showPage({document: next}: NextPage, fromTop: boolean): void {
  putDownSidebar();
  const {documentElement: root, head, body} = document;
  nameOwnAttributes(next.documentElement);
  copyAttributes(
    root,
    next.documentElement,
    root.getAttribute(OWN_ATTRIBUTES)?.split(','),
  );
  copyAttributes(body, next.body);
  replaceTags(head, next.head);
  morph(body.querySelector(ROOT)!, next.body.querySelector(ROOT)!);
  if (fromTop) {
    // Not before: the page that leaves would be laid out like this, and nobody sees it again.
    leaveOutRest()();
  }
  takeUpSidebar();
  notifyPageShown();
}

/** Equal ones stay: a viewport that is set anew lays the page out twice. */
function replaceTags(head: Element, next: Element): void {
  const before = [...head.querySelectorAll(OF_PAGE)];
  const after = [...next.querySelectorAll(OF_PAGE)];
  before
    .filter((tag) => !after.some((other) => other.isEqualNode(tag)))
    .forEach((tag) => tag.remove());
  head.append(
    ...after.filter((tag) => !before.some((other) => other.isEqualNode(tag))),
  );
}
