import type {Fence} from '../../../src/sets/page/fences';
import type {SourcePage} from '../../../src/sets/page/sourcePage';
import type {Problem} from '../../../src/sets/problem';
import {endProblems} from '../sampleEnds';
import {lineAt} from '../sourceLines';
import type {Check} from '../types';

const SCRIPTS = new Set(['ts', 'tsx', 'js', 'jsx', 'vue']);

/** Samples look at what a server answers and end what they begin, and no command installs what anybody can register. */
export const sampleHabits: Check = {
  name: 'sample habits',
  unit: 'pages',
  run({pages}) {
    return {
      inspected: pages.length,
      problems: pages.flatMap((page) => [
        ...page.fences.flatMap(unreadAnswers),
        ...page.fences
          .filter(({lang}) => SCRIPTS.has(lang))
          .flatMap(endProblems),
        ...registrableNames(page),
        ...licenceKeys(page),
      ]),
    };
  },
};

/** Calls of `fetch` whose answer nobody looks at: it is fulfilled for an error of the server too. */
function unreadAnswers({file, line, lang, code}: Fence): Problem[] {
  const calls = [...code.matchAll(/(?<![.\w])fetch\(/g)];
  const looks = [...code.matchAll(/\.ok\b/g)];
  const [first] = calls;
  if (!first || !SCRIPTS.has(lang) || looks.length >= calls.length) {
    return [];
  }
  return [
    {
      file,
      line: line + lineAt(code, first.index) - 1,
      found: `${calls.length} fetch() and ${looks.length} .ok`,
      expected: 'a look at response.ok for each fetch()',
      remedy:
        'A server that fails answers too: throw, or tell the user, before the next step.',
    },
  ];
}

// A command up to the end of its line or of its code style.
const INSTALL =
  /\b(?:npm (?:install|i|add)|pnpm (?:add|install|i)|yarn add|bun add) +([^\n`]+)/g;

/** Packages that a page installs by a name without a scope, which strangers can register. */
function registrableNames({file, text}: SourcePage): Problem[] {
  return [...text.matchAll(INSTALL)].flatMap((match) =>
    match[1]!
      .trim()
      .split(/\s+/)
      .filter((argument) => /^[a-z0-9][\w.-]*(?:@[^:]*)?$/i.test(argument))
      .filter((argument) => !/\.(?:tgz|tar\.gz)$/.test(argument))
      .map((argument) => ({
        file,
        line: lineAt(text, match.index),
        found: `the package "${argument}" in a command that installs`,
        expected: 'a setting, an address, or a name with its scope',
        remedy:
          'Write {SITE_SPREADSHEET_PACKAGE}: anybody can register a name without a scope.',
      })),
  );
}

const PLACEHOLDER = 'YOUR-LICENSE-KEY';

/** Licence keys that stand in a page: whoever reads it could use them. */
function licenceKeys({file, text}: SourcePage): Problem[] {
  return [...text.matchAll(/\blicenseKey\s*[:=]\s*(["'`])(.*?)\1/g)]
    .filter(([, , key]) => key !== PLACEHOLDER && key !== '')
    .map(({2: key, index}) => ({
      file,
      line: lineAt(text, index),
      found: `the licence key "${key}"`,
      expected: PLACEHOLDER,
      remedy:
        'Take the key away, and have it replaced if it is one: history keeps it.',
    }));
}
