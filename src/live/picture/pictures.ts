import {createHash} from 'node:crypto';
import {compileFiles} from '../compileSample';
import {hidden} from '../grid/cell';
import {pictureDrawing} from '../grid/drawing';
import {attributes, markup, type Markup} from '../grid/markup';
import {tableDrawing} from '../grid/table';
import {wordsIn, type Words} from '../grid/words';
import {NodeRunner} from '../node/runner';
import type {PictureOptions, PictureState} from './types';

/** A picture as its page describes it. */
export interface PictureSource {
  /** Files of its sample, which is the last. */
  readonly files: readonly {readonly name: string; readonly source: string}[];
  /** TypeScript that runs first. */
  readonly before: string | undefined;
  readonly options: PictureOptions;
  readonly lang: string;
}

/** A picture as markup. */
export interface DrawnPicture {
  readonly html: string;
  /** Name of a class → the declaration that it stands for. */
  readonly classes: ReadonlyMap<string, string>;
}

/**
 * Makes a function that draws pictures, each of a run of its own.
 *
 * @param code - see `bundleRunner`
 * @param keep - gives the state of a picture: what `read` reads, or what it has read before of the same request
 * @returns throws Error when a sample fails, or leaves what cannot be drawn; SyntaxError for what cannot be compiled
 */
export function pictureDrawer(
  code: string,
  keep = (_request: string, read: () => Promise<PictureState>) => read(),
) {
  const runner = new NodeRunner(code);
  return async ({
    files,
    before,
    options,
    lang,
  }: PictureSource): Promise<DrawnPicture> => {
    const sample = compileFiles(files, before);
    const request = {sample, picture: options, lang};
    const state = await keep(JSON.stringify(request), async () => {
      const {picture, failure} = await runner.run(request);
      if (failure) {
        const {line, message} = failure;
        throw new Error(
          line ? `${message} (line ${line} of the sample)` : message,
        );
      }
      return picture!;
    });
    return withClasses(String(contents(state, options, wordsIn(lang))));
  };
}

/** Gives what has a style a class for each declaration: the policy of the site allows no `style` attributes. */
function withClasses(drawn: string): DrawnPicture {
  const classes = new Map<string, string>();
  const html = drawn.replace(
    /(?: class="([^"]*)")? style="([^"]*)"/g,
    (_all, own: string | undefined, style: string) => {
      const names = style.match(/[^;]+;/g)!.map((part) => {
        const declaration = part.trim();
        const hash = createHash('sha256').update(declaration).digest('hex');
        const name = `sheet-${hash.slice(0, 6)}`;
        classes.set(name, declaration);
        return name;
      });
      return ` class="${[own, ...names].filter(Boolean).join(' ')}"`;
    },
  );
  return {html, classes};
}

function contents(
  {view, part, events, marked, active, formula, toolbar, panel}: PictureState,
  {toolbar: isToolbar, drawings: areDrawings, tabs}: PictureOptions,
  words: Words,
): Markup {
  if (isToolbar) {
    // Labels, not buttons: nothing happens on a click.
    return markup`<ul class="toolbar">${toolbar.map((item) =>
      item === '|'
        ? markup`<li class="divider" aria-hidden="true"></li>`
        : markup`<li>${item}</li>`,
    )}</ul>`;
  }
  if (areDrawings) {
    return markup`<div class="drawings">${view.drawings.map((one) => pictureDrawing(one, words))}</div>`;
  }
  const table = tableDrawing(view, {
    part,
    words,
    isPicture: true,
    events,
    marked,
    cell: (row, column) => ({
      'aria-current':
        active?.row === row && active.column === column ? 'true' : undefined,
    }),
  });
  // A region that scrolls sideways must be reachable by keyboard. The id is that of the caption.
  const grid = markup`<div class="sheet-scroller" role="region" aria-labelledby="caption-id" tabindex="0">${table}</div>`;
  return markup`${[
    formula &&
      markup`<div class="formula-line"><span class="formula-cell">${formula.address}</span> <code>${formula.contents}</code></div>`,
    panel
      ? markup`<div class="beside">${grid}<div class="panel"><p class="panel-title">${panel.title}</p><p>${panel.text}</p></div></div>`
      : grid,
    tabs &&
      markup`<ul class="tabs">${view.sheets.map(({name, isActive, color}) => {
        const look = attributes({
          class: [isActive && 'tab-active'],
          style: color ? {boxShadow: `inset 0 -3px ${color}`} : {},
        });
        return markup`<li${look}>${name}${isActive && hidden(` (${words.active})`)}</li>`;
      })}</ul>`,
  ]}`;
}
