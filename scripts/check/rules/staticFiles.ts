import {Parser} from 'htmlparser2';
import {meant} from '../../../src/sets/meant';
import type {Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {contentProblem} from '../fileContent';
import {componentPages} from '../routes';
import {lineAt} from '../sourceLines';
import type {Sources} from '../sources';
import type {Rule} from '../types';

/** Files that the build writes beside its pages. */
const WRITTEN = ['/robots.txt', '/sitemap.xml', '/llms.txt', '/llms-full.txt'];

/** Published files hold what their endings say, and drawings hold nothing that runs or asks another host. */
export const run: Rule = (sources) => {
  const {files} = sources;
  const pages = pagesOf(sources);
  const published = [...files.list('static'), ...files.list('contracts')];
  return {
    inspected: published.length,
    problems: [
      ...lostFiles(files),
      ...published.flatMap((file) => {
        if (files.size(file) === 0) {
          return {
            file,
            line: 1,
            found: 'an empty file',
            expected: 'content: the file is published as it is',
            remedy: 'Restore it or take it away.',
          };
        }
        const text = files.read(file);
        return [
          ...contentProblems(file, text),
          ...(file.endsWith('.svg') ? svgProblems(file, text) : []),
          ...placeProblems(file, pages),
        ];
      }),
    ],
  };
};

/** A path below `static/` in code: the logo, the icon of the site, a script of redirect pages. */
const NAMED = /(["'`])\/?((?:img|js|fonts)\/[\w./-]+\.\w+|favicon\.\w+)\1/g;

/** Published files that modules name, and that are not there. */
function lostFiles(files: FileTree): Problem[] {
  return [...files.list('src'), 'docusaurus.config.ts']
    .filter((file) => /\.(?:tsx?|mts)$/.test(file) && files.has(file))
    .flatMap((file) => {
      const text = files.read(file);
      return [...text.matchAll(NAMED)]
        .filter(({2: name}) => !files.has(`static/${name}`))
        .map(({2: name = '', index}) => ({
          file,
          line: lineAt(text, index),
          found: `${name}, which static/ does not have`,
          expected: 'a file that is published',
          remedy: `${meant(
            name,
            files.list('static').map((each) => each.slice('static/'.length)),
          )}Correct the path, or restore the file.`,
        }));
    });
}

function contentProblems(file: string, text: string): Problem[] {
  const problem = contentProblem(file, text);
  return problem ? [{file, line: 1, ...problem}] : [];
}

/** A page, and where the site shows it. */
interface PlacedPage {
  readonly file: string;
  readonly route: string;
}

function pagesOf({pages, files}: Sources): PlacedPage[] {
  return [
    ...pages.filter(({partial}) => !partial),
    ...componentPages(files).map(({file, place}) => ({
      file,
      route: place.route,
    })),
  ];
}

/** A published file at the address of a page, or of what the build writes: one of the two would be lost. */
function placeProblems(file: string, pages: readonly PlacedPage[]): Problem[] {
  const address = file.replace(/^static/, '');
  const route = address.replace(/(?:\/index)?\.html$/, '') || '/';
  const taken = WRITTEN.includes(address)
    ? 'the build'
    : pages.find((page) => page.route === route)?.file;
  return taken === undefined || !file.startsWith('static/')
    ? []
    : [
        {
          file,
          line: 1,
          found: `a file at the address ${route}, which ${taken} has`,
          expected: 'an address of its own',
          remedy: 'Rename the file, or take it away.',
        },
      ];
}

/** Scripts, handlers, foreign content and addresses of other hosts in a drawing. */
export function svgProblems(file: string, text: string): Problem[] {
  const problems: Problem[] = [];
  const report = (found: string) => {
    problems.push({
      file,
      line: lineAt(text, parser.startIndex),
      found,
      expected: 'shapes, text and styles only',
      remedy: 'Export the drawing without it.',
    });
  };
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (/^(?:script|foreignobject|iframe|handler)$/i.test(name)) {
          report(`<${name}> in a drawing`);
        }
        if (
          parser.startIndex === text.search(/<svg[\s>]/) &&
          !attributes['xmlns']
        ) {
          problems.push({
            file,
            line: lineAt(text, parser.startIndex),
            found: 'a drawing without the name of its language',
            expected: '<svg xmlns="http://www.w3.org/2000/svg" …>',
            remedy: 'Add it: browsers show no such picture.',
          });
        }
        for (const [key, value] of Object.entries(attributes)) {
          if (/^on/i.test(key)) {
            report(`the handler \`${key}\` in a drawing`);
          }
          if (
            /(?:^|:)(?:href|src)$/i.test(key) &&
            /^\s*(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(value)
          ) {
            report(`\`${key}="${value.slice(0, 40)}"\` in a drawing`);
          }
        }
      },
    },
    {xmlMode: true},
  );
  parser.end(text);
  return problems;
}
