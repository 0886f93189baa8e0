/** What a tour has inspected already, as hashes; see {@link narrowScope}. */
export interface Inspected {
  readonly parts: Set<number>;
  readonly colours: Set<number>;
}

/** A tour that has inspected nothing yet. */
export function nothingInspected(): Inspected {
  return {parts: new Set(), colours: new Set()};
}

/**
 * Hashes of what was inspected before, and a selector of what nobody wants inspected, or ''. Without hashes of
 * parts only colours are looked for. Each list is one text, see {@link knownScope}.
 */
interface KnownScope {
  readonly parts?: string;
  readonly colours: string;
  readonly except: string;
}

/**
 * What {@link narrowScope} is told of a tour, as texts: a browser takes tens of thousands of numbers for
 * each page of a tour as so many objects, which is most of the time that narrowing takes.
 *
 * @param withParts - whether parts are looked for, too
 */
export function knownScope(
  {parts, colours}: Inspected,
  withParts: boolean,
  except: string,
): KnownScope {
  return {
    ...(withParts && {parts: [...parts].join(' ')}),
    colours: [...colours].join(' '),
    except,
  };
}

/** What is left to look at on a page, as elements of it, and what that adds to the inspected. */
export interface NarrowScope {
  /** Parts that stood elsewhere with the same HTML below the same ancestors, and the unwanted. */
  readonly repeated: Element[];
  /** One element of each combination of colours, size and weight that is new. */
  readonly colours: Element[];
  readonly newParts: number[];
  readonly newColours: number[];
}

/**
 * Finds what is new on a page. Runs in the page: it may use nothing from outside.
 *
 * A part repeats when its HTML and the tags, classes and attributes of all its ancestors were seen
 * at the same width. Contrast is a function of the text's colour, size and weight and of the
 * backgrounds behind it, so one element of each combination stands for all.
 */
export function narrowScope({parts, colours, except}: KnownScope): NarrowScope {
  /** Parts with less HTML than this many characters are always looked at. */
  const LEAST = 200;
  // 53 bits: https://github.com/bryc/code/blob/master/jshash/experimental/cyrb53.js (public domain)
  const hash = (text: string) => {
    let [low, high] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      low = Math.imul(low ^ code, 2654435761);
      high = Math.imul(high ^ code, 1597334677);
    }
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ (high >>> 13);
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ (low >>> 13);
    return 4294967296 * (2097151 & high) + (low >>> 0);
  };
  const openingTag = (element: Element) =>
    (element.cloneNode(false) as Element).outerHTML
      // Docusaurus names the page in a class of the root; no style reads it.
      .replace(/ docs-doc-id-\S+/, '');

  const knownHashes = (text = '') => new Set(text.split(' ').map(Number));
  const knownParts = knownHashes(parts);
  const scope: NarrowScope = {
    repeated: except ? [...document.querySelectorAll(except)] : [],
    colours: [],
    newParts: [],
    newColours: [],
  };
  const visit = (element: Element, ancestors: string) => {
    if (except && element.matches(except)) {
      return;
    }
    const html = element.outerHTML;
    if (html.length < LEAST) {
      return;
    }
    const key = hash(`${innerWidth} ${ancestors} ${html}`);
    if (knownParts.has(key)) {
      scope.repeated.push(element);
      return;
    }
    scope.newParts.push(key);
    const path = `${ancestors}>${openingTag(element)}`;
    for (const child of element.children) {
      visit(child, path);
    }
  };
  if (parts !== undefined) {
    visit(document.body, openingTag(document.documentElement));
  }

  const knownColours = knownHashes(colours);
  // A page has thousands of texts and a few dozen combinations.
  const hashes = new Map<string, number>();
  const hashOnce = (text: string) => {
    const known = hashes.get(text) ?? hash(text);
    hashes.set(text, known);
    return known;
  };
  const backgrounds = new Map<Element, string>();
  const backgroundsOf = (element: Element | null): string => {
    if (element === null) {
      return '';
    }
    let text = backgrounds.get(element);
    if (text === undefined) {
      const {backgroundColor, backgroundImage, opacity, position} =
        getComputedStyle(element);
      const own = `${backgroundColor} ${backgroundImage} ${opacity} ${position === 'static' ? '' : position}`;
      const behind = backgroundsOf(element.parentElement);
      // A page's boxes are many, what they paint is not: equal neighbours count once.
      text = behind.endsWith(`/${own}`) ? behind : `${behind}/${own}`;
      backgrounds.set(element, text);
    }
    return text;
  };
  for (const element of document.body.querySelectorAll('*')) {
    // A link is told from the text around it as a whole.
    const hasText =
      element.localName === 'a' ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue!.trim(),
      );
    if (
      !hasText ||
      !element.checkVisibility({visibilityProperty: true}) ||
      (except && element.closest(except))
    ) {
      continue;
    }
    const {color, fontSize, fontWeight, textShadow, textDecoration} =
      getComputedStyle(element);
    const key = hashOnce(
      [
        element.localName === 'a' &&
          getComputedStyle(element.parentElement!).color,
        color,
        fontSize,
        fontWeight,
        textShadow,
        textDecoration,
        backgroundsOf(element),
      ].join(' '),
    );
    if (!knownColours.has(key)) {
      knownColours.add(key);
      scope.newColours.push(key);
      scope.colours.push(element);
    }
  }
  return scope;
}
