import {spawnSync} from 'node:child_process';
import type {lintSource} from '@secretlint/core';
import type {FileProblem} from '../../../src/content';
import {getLineAt} from '../files';
import type {CheckRule, CheckSources} from '../sources';

type Config = Parameters<typeof lintSource>[0]['options']['config'];

const CONFIG = '.secretlintrc.json';

/** Tests contain fake keys. */
const NOT_READ = /^tests\//;

/** Comments with this word disable the search in the rest of a text. */
const DISABLES = 'secretlint-disable';

/** Published files contain no keys, tokens or passwords. */
export const run: CheckRule = async (sources) => {
  const {read, has} = sources.files;
  const config = await loadRules(read(CONFIG));
  const files = listPublishedFiles(sources)
    .filter(has)
    .map((file) => ({file, content: read(file)}))
    // Skips binary files.
    .filter(({content}) => !content.includes('\0'));
  const alone = files.filter(({content}) => content.includes(DISABLES));
  const others = files.filter((each) => !alone.includes(each));
  const problems: FileProblem[] = [];
  for (const group of [others, ...alone.map((each) => [each])]) {
    problems.push(...(await findSecrets(group, config)));
  }
  return problems;
};

/** Lints all files as one text: secretlint records performance marks per text, which slow down other rules. */
async function findSecrets(
  files: readonly {file: string; content: string}[],
  config: Config,
): Promise<FileProblem[]> {
  const {lintSource: lint} = await import('@secretlint/core');
  const {messages} = await lint({
    source: {
      filePath: 'files.txt',
      content: files.map(({content}) => content).join('\n'),
      contentType: 'text',
    },
    options: {config, maskSecrets: true, noPhysicFilePath: true},
  });
  return messages.map(({message, range}) => {
    let at = range[0];
    const {file, content} = files.find(({content: {length}}) => {
      const isHere = at <= length;
      at -= isHere ? 0 : length + 1;
      return isHere;
    })!;
    return {
      file,
      line: getLineAt(content, at),
      found: message.replace(/\*{4,}/g, '…'),
      expected: 'no secret: whoever has the file can use it',
      remedy: `Remove and revoke it: it remains in the history of git. If it is not a secret, add a comment with ${DISABLES}-line after it.`,
    };
  });
}

/** Loads the rules of a `secretlint` configuration. */
async function loadRules(text: string): Promise<Config> {
  const {rules} = JSON.parse(text) as {rules: readonly {id: string}[]};
  const loaded = rules.map(async (rule) => ({
    ...rule,
    rule: ((await import(rule.id)) as {creator: never}).creator,
  }));
  return {rules: await Promise.all(loaded)};
}

/** Lists pages and all files that git does not ignore. */
function listPublishedFiles({
  pages,
  files: {root},
  hasOnlyChangedPages,
}: CheckSources): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const {stdout = ''} = hasOnlyChangedPages
    ? {}
    : spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  const files = stdout
    .split('\0')
    .filter((file) => file !== '' && !NOT_READ.test(file));
  return [...new Set([...pages.map(({file}) => file), ...files])];
}
