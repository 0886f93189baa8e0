import {decode} from 'fast-png';
import type {ElementHandle, Page} from 'playwright-core';
import {contrastOf, luminance} from './luminance';

/** Room around a control, in which its ring is looked for, in CSS pixels. */
const ROOM = 8;

/** WCAG 2.2, 1.4.11 and 2.4.13: what tells the focus differs so much from what stands there without it. */
const CONTRAST = 3;

/** Least share of a side along which the ring is seen: corners are round. */
const SHARE = 0.5;

interface Shot {
  readonly width: number;
  readonly height: number;
  /** Of each pixel, from 0 to 1. */
  readonly lightness: Float64Array;
}

/** The controls of a page that the keyboard reaches now, the first of each kind. */
async function controlsOf(
  page: Page,
  within: string,
): Promise<ElementHandle<HTMLElement>[]> {
  const list = await page.evaluateHandle((root) => {
    const kinds = new Set<string>();
    const holders = document.querySelectorAll<HTMLElement>(root);
    return [...holders]
      .flatMap((holder) => [
        ...holder.querySelectorAll<HTMLElement>(
          'a[href], button, input, select, textarea, summary, [tabindex="0"]',
        ),
      ])
      .filter((control) => {
        const kind = [control, control.parentElement!]
          .map(({localName, className}) => `${localName}.${className}`)
          .join(' ');
        const isNew =
          control.tabIndex >= 0 &&
          !control.matches(':disabled, [inert] *') &&
          control.getClientRects().length === 1 &&
          control.checkVisibility({visibilityProperty: true}) &&
          !kinds.has(kind);
        if (isNew) {
          kinds.add(kind);
        }
        return isNew;
      });
  }, within);
  const properties = [...(await list.getProperties()).values()];
  return properties.flatMap(
    (each) => (each.asElement() as ElementHandle<HTMLElement> | null) ?? [],
  );
}

async function shoot(page: Page, clip: Box): Promise<Shot> {
  const {width, height, data, channels} = decode(
    await page.screenshot({clip, animations: 'disabled'}),
  );
  const lightness = new Float64Array(width * height).map((_, index) => {
    const [red = 0, green = 0, blue = 0] = [0, 1, 2].map(
      (channel) => data[index * channels + channel]! / 255,
    );
    return luminance([red, green, blue]);
  });
  return {width, height, lightness};
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * The sides of a control on which its focus is not seen.
 *
 * @param box - of the control, within the two pictures
 */
function missingSides(before: Shot, after: Shot, box: Box): string[] {
  const isChanged = (x: number, y: number) => {
    const [a, b] = [before, after].map(
      ({lightness, width}) => lightness[y * width + x]!,
    ) as [number, number];
    return contrastOf(a, b) >= CONTRAST;
  };
  const {width, height} = before;
  const [left, top] = [Math.round(box.x), Math.round(box.y)];
  const [right, bottom] = [
    Math.round(box.x + box.width),
    Math.round(box.y + box.height),
  ];
  /** How far a ring may stand inside. */
  const inside = 4;
  const share = (
    from: number,
    to: number,
    near: number,
    far: number,
    at: (along: number, across: number) => boolean,
  ) => {
    let seen = 0;
    for (let along = from; along < to; along += 1) {
      for (let across = near; across < far; across += 1) {
        if (at(along, across)) {
          seen += 1;
          break;
        }
      }
    }
    return seen / Math.max(1, to - from);
  };
  const row = (x: number, y: number) => isChanged(x, y);
  const column = (y: number, x: number) => isChanged(x, y);
  const shares = {
    top: share(left, Math.min(right, width), 0, top + inside, row),
    bottom: share(left, Math.min(right, width), bottom - inside, height, row),
    left: share(top, Math.min(bottom, height), 0, left + inside, column),
    right: share(top, Math.min(bottom, height), right - inside, width, column),
  };
  return Object.entries(shares)
    .filter(([, each]) => each < SHARE)
    .map(([side, each]) => `${side} ${Math.round(each * 100)} %`);
}

/** Attribute of the page's root while no ring is drawn. */
const WITHOUT = 'data-without-ring';

/** Lets rings be taken away without the focus: what the focus opened would close. */
function prepareWithout(page: Page): Promise<void> {
  return page.evaluate((attribute) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`[${attribute}] * { outline: none !important }`);
    document.adoptedStyleSheets.push(sheet);
  }, WITHOUT);
}

function toggleRing(page: Page): Promise<boolean> {
  return page.evaluate(
    (attribute) => document.documentElement.toggleAttribute(attribute),
    WITHOUT,
  );
}

/**
 * Looks at the controls of a page with and without the focus.
 *
 * @param within - selector of what holds them
 * @returns each control whose ring is not seen on all four sides; and how many were looked at
 */
export async function findLostRings(
  page: Page,
  within = 'body',
): Promise<{readonly lost: string[]; readonly seen: number}> {
  await prepareWithout(page);
  // Whoever came by pointer sees no ring.
  await page.keyboard.press('Tab');
  const controls = await controlsOf(page, within);
  const lost: string[] = [];
  for (const control of controls) {
    await control.evaluate(async (each) => {
      each.scrollIntoView({block: 'center'});
      // What follows the scrolling has done so in the second frame.
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    });
    const view = page.viewportSize()!;
    await control.evaluate((each) => each.focus());
    const at = await control.boundingBox();
    if (!at) {
      continue;
    }
    const x = Math.max(0, Math.floor(at.x - ROOM));
    const y = Math.max(0, Math.floor(at.y - ROOM));
    const clip = {
      x,
      y,
      width: Math.min(view.width - x, Math.ceil(at.width + 2 * ROOM)),
      height: Math.min(view.height - y, Math.ceil(at.height + 2 * ROOM)),
    };
    const after = await shoot(page, clip);
    await toggleRing(page);
    const before = await shoot(page, clip);
    await toggleRing(page);
    const sides = missingSides(before, after, {
      ...at,
      x: at.x - x,
      y: at.y - y,
    }).filter(
      (side) =>
        // What is higher than the window ends outside.
        !(at.y < 0 && side.startsWith('top')) &&
        !(at.y + at.height > view.height && side.startsWith('bottom')),
    );
    if (sides.length > 0) {
      const name = await control.evaluate(
        (each) =>
          `${each.localName}.${each.className} in ${each.parentElement!.className} "${each.textContent.trim().slice(0, 20)}"`,
      );
      lost.push(`${name}: ${sides.join(', ')}`);
    }
  }
  return {lost, seen: controls.length};
}
