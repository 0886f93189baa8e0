import {expect, it} from 'vitest';
import {parseMarkdownFile} from '../../../src/sets/page/markdown';
import {listPages} from '../../../src/sets/page/listPages';

interface Command {
  readonly at: string;
  readonly text: string;
}

/** Commands of one language on the pages of the set, continued lines joined, with their place. */
function commandsIn(lang: string): Command[] {
  return listPages(process.cwd(), ['docs-ocr'])
    .flatMap((file) => parseMarkdownFile(file).fences)
    .filter((fence) => fence.lang === lang)
    .flatMap(({file, line, code}) =>
      code
        .replaceAll('\\\n', ' ')
        .split('\n')
        .map((text) => ({at: `${file}:${line}: ${text}`, text})),
    );
}

/** The commands that break a rule; there must be commands that the rule is about. */
function breaches(about: readonly Command[], keeps: RegExp): string[] {
  expect(about.length).toBeGreaterThan(2);
  return about.filter(({text}) => !keeps.test(text)).map(({at}) => at);
}

it('lets each program that is linked on Linux find LibTorch, an indirect dependency', () => {
  const linking = commandsIn('bash').filter(({text}) =>
    text.includes('-largo_sdk'),
  );
  expect(
    breaches(linking, /-Wl,--disable-new-dtags,-rpath,\S*libtorch\/lib/),
  ).toEqual([]);
});

it('compiles on Windows with literals in UTF-8', () => {
  const compiling = commandsIn('powershell').filter(({text}) =>
    /^cl .*\.(c|cpp)\b/.test(text),
  );
  expect(breaches(compiling, / \/utf-8 /)).toEqual([]);
});

it('shows no command on Windows that PowerShell 5 does not know', () => {
  const commands = commandsIn('powershell');
  expect(breaches(commands, /^(?!.*&&|export |set \w+=)/)).toEqual([]);
});
