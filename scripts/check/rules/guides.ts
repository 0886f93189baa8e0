import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {meant} from '../../../src/sets/meant';
import type {Fault, Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {npmFaults} from '../npmCommands';
import {lineAt} from '../sourceLines';
import type {Check} from '../types';

/** What people read in the repository itself. */
const GUIDES = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md'];

/** Folders whose files guides name in code style. */
const ROOMS =
  /^(?:\.ci|\.githooks|\.github|\.vscode|bench|contracts|docs-\w+|i18n|runtime|scripts|sidebars|src|static|tests)\//;

/** Names that guides make up to show what a new one looks like, and folders that come with the first file. */
const MADE_UP =
  /\bviewer\b|\/ja[./]|^docs-ocr\/installation\/containers\.mdx$|\/versions\/1\.0\/|^src\/site\/strings\//;

/** The guides name commands, flags, files, settings and headings that there are. */
export const guides: Check = {
  name: 'guides',
  unit: 'guides',
  run({files}) {
    const all = GUIDES.filter(files.has);
    const settings = settingsOf(files);
    return {
      inspected: all.length,
      problems: all.flatMap((file) => guideProblems(file, files, settings)),
    };
  },
};

function guideProblems(
  file: string,
  files: FileTree,
  settings: ReadonlySet<string>,
): Problem[] {
  const text = files.read(file);
  const prose = text.replace(/`[^`\n]*`/g, (code) => ' '.repeat(code.length));
  const at =
    (index = 0) =>
    (fault: Fault): Problem => ({file, line: lineAt(text, index), ...fault});
  return [
    ...npmFaults(text, files).map(({index, ...fault}) => at(index)(fault)),
    ...[...text.matchAll(/`([^`\s]+)`/g)].flatMap(({1: code = '', index}) =>
      fileFaults(code, files).map(at(index)),
    ),
    ...[...text.matchAll(/\b(?:SITE|TYPESENSE)_[A-Z_]*[A-Z]\b/g)].flatMap(
      ({0: name, index}) => settingFaults(name, settings).map(at(index)),
    ),
    ...[
      ...prose.matchAll(/\]\((?![a-z]+:)([^)\s#]*)(?:#([^)\s]+))?\)/g),
    ].flatMap(({1: target = '', 2: anchor, index}) =>
      linkFaults(file, target, anchor, files).map(at(index)),
    ),
  ];
}

/** A path in code style; capitals and dots stand for names that the reader gives. */
function fileFaults(code: string, files: FileTree): Fault[] {
  const name = code.replace(/:\d+$/, '');
  if (
    !ROOMS.test(name) ||
    MADE_UP.test(name) ||
    /[A-Z]{3,}(?!\.md)|[…*{}<>$|=,]/.test(name)
  ) {
    return [];
  }
  const folder = name.replace(/\/$/, '');
  const isThere = files.has(name) || files.list(folder).length > 0;
  const parent = path.posix.dirname(folder);
  return isThere
    ? []
    : [
        {
          found: `\`${code}\`, which is not there`,
          expected: 'a file or folder of this repository',
          remedy: `${meant(
            name,
            files
              .list(parent)
              .filter((each) => path.posix.dirname(each) === parent),
          )}Correct the path; a name that is made up stands in scripts/check/rules/guides.ts.`,
        },
      ];
}

const READERS_OF_SETTINGS = ['src/site', 'scripts/typesense'];

/** Every name that could be a setting's, where settings are read. */
function settingsOf(files: FileTree): ReadonlySet<string> {
  const modules = [
    'compose.yaml',
    ...READERS_OF_SETTINGS.flatMap((folder) => files.list(folder)),
  ].filter((file) => /\.(?:tsx?|ya?ml)$/.test(file) && files.has(file));
  return new Set(
    modules.flatMap(
      (file) => files.read(file).match(/\b[A-Z][A-Z_]+\b/g) ?? [],
    ),
  );
}

function settingFaults(name: string, known: ReadonlySet<string>): Fault[] {
  return known.has(name)
    ? []
    : [
        {
          found: `the setting ${name}, which nothing reads`,
          expected: 'a setting of src/site/settings.ts',
          remedy: `${meant(
            name,
            [...known].filter((each) => /^(?:SITE|TYPESENSE)_/.test(each)),
          )}Correct the name.`,
        },
      ];
}

function linkFaults(
  file: string,
  target: string,
  anchor: string | undefined,
  files: FileTree,
): Fault[] {
  const linked =
    target === '' ? file : path.posix.join(path.posix.dirname(file), target);
  // An address of the site: its pages have a check.
  if (target.startsWith('/')) {
    return [];
  }
  if (
    !files.has(linked) &&
    files.list(linked.replace(/\/$/, '')).length === 0
  ) {
    return [
      {
        found: `a link to \`${target}\``,
        expected: `a file at ${linked}`,
        remedy: 'Correct the path.',
      },
    ];
  }
  const known =
    anchor === undefined || !linked.endsWith('.md')
      ? []
      : anchorsOf(files.read(linked));
  return anchor === undefined || known.length === 0 || known.includes(anchor)
    ? []
    : [
        {
          found: `a link to \`${target}#${anchor}\``,
          expected: `a heading of ${linked}`,
          remedy: `${meant(anchor, known)}Correct the anchor.`,
        },
      ];
}

function anchorsOf(text: string): string[] {
  const slugger = createSlugger();
  return [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    slugger.slug(heading.replace(/[`*]/g, '')),
  );
}
