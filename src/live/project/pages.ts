import {escapeHtml} from '../escapeHtml';
import type {ProjectSample} from './sample';
import {fill} from './templates';

interface PageFacts {
  readonly lang: string;
  readonly title: string;
  /** Template of the page. */
  readonly page: string;
  /** Address of a style sheet; empty or absent where there is none. */
  readonly styles?: string;
}

/** The page in which a sample runs, with the elements that it asks for. */
export function samplePage(
  facts: PageFacts,
  {elements, modules}: Pick<ProjectSample, 'elements' | 'modules'>,
  script: string,
): string {
  const sources = modules.map(({source}) => source).join('\n');
  return page(facts, [
    ...elements.map(({id, tag}) => elementOf(id, tag, sources)),
    `<script type="module" src="${escapeHtml(script)}"></script>`,
  ]);
}

/** The page in which an application shows itself in an element of its own, and which its builder gives scripts and styles. */
export function applicationPage(
  {lang, title, page: template}: PageFacts,
  element: string,
): string {
  return page({lang, title, page: template}, [`<${element}></${element}>`]);
}

/** The page that leads to those of several samples. */
export function listPage(
  facts: PageFacts,
  entries: readonly {
    readonly file: string;
    readonly heading: string;
    readonly title: string;
  }[],
): string {
  return page(facts, [
    `<h1>${escapeHtml(facts.title)}</h1>`,
    '<ol>',
    ...entries.map(
      ({file, heading, title}) =>
        `  <li><a href="/${escapeHtml(file)}">${escapeHtml(heading)}</a> <code>${escapeHtml(title)}</code></li>`,
    ),
    '</ol>',
  ]);
}

function page(
  {lang, title, styles, page: template}: PageFacts,
  body: readonly string[],
): string {
  return fill(template, {
    lang: escapeHtml(lang),
    title: escapeHtml(title),
    styles: styles ? `    <link rel="stylesheet" href="${styles}" />\n` : '',
    body: body.map((line) => `    ${line}`).join('\n'),
  });
}

function elementOf(id: string, tag: string, sources: string): string {
  if (sources.includes(`createSpreadsheet('#${id}'`)) {
    return `<div id="${id}" class="host"></div>`;
  }
  switch (tag) {
    case 'input': {
      const type = /\.files\b/.test(sources) ? ' type="file"' : '';
      return `<input id="${id}"${type} aria-label="${id}" />`;
    }
    case 'button':
      return `<button id="${id}">${id}</button>`;
    default:
      return `<${tag} id="${id}"></${tag}>`;
  }
}
