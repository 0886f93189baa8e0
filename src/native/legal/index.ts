// The legal texts as a dialog over any page. The address tells which text is open: `#legal-privacy`.
import {decodeHash} from '../decodeHash';
import {closeDialog, DIALOG_ATTRIBUTE, findDialog} from '../dialogs';
import {elementAround} from '../elementAround';
import {isPlainClick} from '../plainClick';
import {loadStyles} from '../styleSheets';
import {articleOf, DIALOG_ID_PREFIX} from './article';

/** The links at the foot of a page, one for each text. */
const OPENERS = `a[${DIALOG_ATTRIBUTE}=legal]`;

/** The dialog that is open, and what it covers. */
interface OpenDialog {
  readonly element: HTMLDialogElement;
  readonly pathname: string;
  /** How far the page was scrolled, which it keeps while the dialog is open. */
  readonly place: ScrollToOptions;
  /** The link that is shown; it gets the focus back. */
  opener: HTMLAnchorElement;
  /** Whether its entry of the history was made here, so that Back leads to the page without dialog. */
  isPushed: boolean;
}

let open: OpenDialog | undefined;

/** Going back takes a moment, in which a second press must not go back twice. */
let isLeaving = false;

/** Opens the texts where a link or the address asks for one. */
export function installLegalDialog(): void {
  document.addEventListener('click', onClick);
  window.addEventListener('popstate', () => followAddress());
  followAddress();
}

function openers(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>(OPENERS)];
}

/**
 * Opens, changes or closes the dialog as the address says.
 *
 * @param section - id of the section to go to; empty for the beginning
 */
function followAddress(section?: string): void {
  isLeaving = false;
  const {hash} = window.location;
  const opener = openers().find(({dataset}) => dataset['dialogHash'] === hash);
  if (!opener) {
    close();
    return;
  }
  open ??= openDialog(opener);
  if (open.element.dataset['legalDialog'] === hash) {
    scrollToSection(section);
  } else {
    open.opener = opener;
    void showText(section);
  }
}

function onClick(event: MouseEvent): void {
  const link = elementAround<HTMLAnchorElement>(event.target, 'a');
  if (!link || !isPlainClick(event)) {
    return;
  }
  // In the dialog, links from text to text stay inside.
  const isInside = open?.element.contains(link) && !link.dataset['legal'];
  const opener = isInside
    ? openers().find(({pathname}) => pathname === link.pathname)
    : link.matches(OPENERS) && link;
  if (opener) {
    event.preventDefault();
    const isPushed = open?.isPushed ?? true;
    // The entry of an open text is replaced.
    const change = open ? 'replaceState' : 'pushState';
    history[change](history.state, '', opener.dataset['dialogHash']);
    followAddress(isInside ? decodeHash(link.hash) : '');
    open!.isPushed = isPushed;
  }
}

/** Leaves the entry of the dialog, which closes it. */
function leave(): void {
  if (!open || isLeaving) {
    return;
  }
  if (open.isPushed) {
    isLeaving = true;
    history.back();
  } else {
    const {pathname, search} = window.location;
    history.replaceState(history.state, '', pathname + search);
    followAddress();
  }
}

function openDialog(opener: HTMLAnchorElement): OpenDialog {
  closeDialog('search');
  // A copy outside of what the application renders, which must find there what was built.
  const element = findDialog('legal')!.cloneNode(true) as HTMLDialogElement;
  element.removeAttribute(DIALOG_ATTRIBUTE);
  document.body.append(element);
  const title = part('title', element);
  title.id = `${DIALOG_ID_PREFIX}title`;
  element.setAttribute('aria-labelledby', title.id);
  part('region', element).setAttribute('aria-labelledby', title.id);
  answer(element);
  element.showModal();
  const {scrollX: left, scrollY: top} = window;
  return {
    element,
    opener,
    isPushed: false,
    pathname: window.location.pathname,
    place: {left, top, behavior: 'instant'},
  };
}

function part(name: string, element = open!.element): HTMLElement {
  return element.querySelector<HTMLElement>(`[data-legal=${name}]`)!;
}

/** What the buttons and keys of the dialog do, and a press beside it. */
function answer(element: HTMLDialogElement): void {
  const acts: Readonly<Record<string, () => unknown>> = {
    'close-legal': leave,
    'retry-legal': () => showText(),
    'copy-link': copyLink,
    print: () => window.print(),
  };
  element.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  let isBeside = false;
  element.addEventListener('pointerdown', ({target}) => {
    isBeside = target === element;
  });
  element.addEventListener('pointerup', ({target}) => {
    isBeside &&= target === element;
  });
  element.addEventListener('click', ({target, detail}) => {
    acts[elementAround(target, 'button')?.dataset['native'] ?? '']?.();
    // Both ends of the click: dragging into the text or out of it is none. Nor is the second half of a double click,
    // whose first half opened the dialog.
    if (isBeside && target === element && detail < 2) {
      leave();
    }
  });
}

/** Fetches the text of the open dialog, and shows it unless another one was asked for by then. */
async function showText(section?: string): Promise<void> {
  const {element, opener} = open!;
  const {href, textContent, dataset} = opener;
  const title = part('title');
  title.textContent = textContent;
  (part('page') as HTMLAnchorElement).href = href;
  part('text').replaceChildren();
  part('said').textContent = '';
  element.dataset['legalDialog'] = dataset['dialogHash'];
  showState('loading');
  title.focus();
  const isAwaited = () => open?.element === element && open.opener === opener;
  try {
    const response = await fetch(href);
    if (!response.ok) {
      throw new Error(`${href} answered ${response.status}.`);
    }
    const html = await response.text();
    const page = new DOMParser().parseFromString(html, 'text/html');
    await loadStyles(page.head);
    if (isAwaited()) {
      // Style sheets know pages of legal texts by a class of theirs.
      part('text').className = page.documentElement.className;
      part('text').replaceChildren(articleOf(page, href));
      showState('loaded');
      scrollToSection(section);
    }
  } catch (error) {
    console.warn(error);
    if (isAwaited()) {
      showState('failed');
    }
  }
}

/** Says whether the text is on its way, or could not be fetched. */
function showState(state: 'loading' | 'loaded' | 'failed'): void {
  part('loading').hidden = state !== 'loading';
  part('failed').hidden = state !== 'failed';
}

/** Brings a section to the top of the dialog and moves the focus there. The page behind stays. */
function scrollToSection(id: string | undefined): void {
  const region = part('region');
  const section = id && document.getElementById(DIALOG_ID_PREFIX + id);
  if (section && region.contains(section)) {
    region.scrollTop +=
      section.getBoundingClientRect().top - region.getBoundingClientRect().top;
    section.tabIndex = -1;
    section.focus({preventScroll: true});
  } else if (id === '') {
    region.scrollTop = 0;
  }
}

async function copyLink(): Promise<void> {
  const {href} = part('page') as HTMLAnchorElement;
  const {copied, failed} = part('copy').dataset;
  const text = await navigator.clipboard.writeText(href).then(
    () => copied,
    () => `${failed} ${href}`,
  );
  part('said').textContent = text ?? '';
}

/** Within this time after Back, the browser and the application scroll the page, in milliseconds. */
const SETTLE_MS = 1000;

/** What tells that the reader scrolls. */
const READER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** Closes the dialog: the focus goes back where it was, and the page where it was scrolled to. */
function close(): void {
  if (!open) {
    return;
  }
  const {element, opener, pathname, place} = open;
  open = undefined;
  element.remove();
  if (pathname !== window.location.pathname) {
    return;
  }
  const restore = () => window.scrollTo(place);
  const focus = () => opener.focus({preventScroll: true});
  const settled = new AbortController();
  const {signal} = settled;
  const settle = () => settled.abort();
  restore();
  focus();
  // The browser goes to what the hash names, and the application to the top.
  document.addEventListener('scroll', restore, {signal});
  window.addEventListener('hashchange', focus, {once: true, signal});
  READER_EVENTS.forEach((type) =>
    document.addEventListener(type, settle, {once: true, signal}),
  );
  setTimeout(settle, SETTLE_MS);
}
