import {execFileSync} from 'node:child_process';
import type {lintSource} from '@secretlint/core';
import type {Problem} from '../../../src/sets/problem';
import type {Sources} from '../sources';
import type {Rule} from '../types';

type Config = Parameters<typeof lintSource>[0]['options']['config'];

const CONFIG = '.secretlintrc.json';

/** Tests hold keys of nobody. */
const NOT_READ = /^tests\//;

/** Files that are published hold no key, token or password: whoever has the file could use it. */
export const run: Rule = async (sources) => {
  const {read, has} = sources.files;
  const {lintSource: lint} = await import('@secretlint/core');
  const config = await loadRules(read(CONFIG));
  const problems: Problem[] = [];
  const files = filesOf(sources).filter(has);
  for (const file of files) {
    const content = read(file);
    // A file with this character is no text.
    if (content.includes('\0')) {
      continue;
    }
    const {messages} = await lint({
      source: {filePath: file, content, contentType: 'text'},
      options: {config, maskSecrets: true, noPhysicFilePath: true},
    });
    problems.push(
      ...messages.map(({message, loc}) => ({
        file,
        line: loc.start.line,
        found: message.replace(/\*{4,}/g, '…'),
        expected: 'no secret: whoever has the file can use it',
        remedy:
          'Take it out, and revoke it: it stays in the history. Where it is none, write a comment with `secretlint-disable-line` behind it.',
      })),
    );
  }
  return {inspected: files.length, problems};
};

/** The rules that the configuration names: its form is that of `secretlint`. */
async function loadRules(text: string): Promise<Config> {
  const {rules} = JSON.parse(text) as {rules: readonly {id: string}[]};
  const loaded = rules.map(async (rule) => ({
    ...rule,
    rule: ((await import(rule.id)) as {creator: never}).creator,
  }));
  return {rules: await Promise.all(loaded)};
}

/** Pages, and every other file that git would publish. */
function filesOf({pages, files: {root}, isNarrowed}: Sources): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const known = isNarrowed
    ? ''
    : execFileSync('git', args, {cwd: root, encoding: 'utf8'});
  const files = known
    .split('\0')
    .filter((file) => file !== '' && !NOT_READ.test(file));
  return [...new Set([...pages.map(({file}) => file), ...files])];
}
