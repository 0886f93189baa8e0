import {load} from 'js-yaml';
import {meant} from '../../../src/sets/meant';
import type {Fault, Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {lineAt} from '../sourceLines';
import {yamlFault} from '../syntax/yaml';
import type {Check} from '../types';

const FOLDER = '.github/workflows';
const PACKAGE = 'package.json';

interface Job {
  readonly needs?: string | readonly string[];
}

/** Workflows can be read, name scripts and jobs that there are, and take actions by their commit. */
export const workflows: Check = {
  name: 'workflows',
  unit: 'workflows',
  run({files}) {
    const all = files.list(FOLDER).filter((file) => /\.ya?ml$/.test(file));
    return {
      inspected: all.length,
      problems: all.flatMap((file) => workflowProblems(file, files)),
    };
  },
};

function workflowProblems(file: string, files: FileTree): Problem[] {
  const text = files.read(file);
  // A workflow that cannot be read is named by the check of data.
  if (yamlFault(text)) {
    return [];
  }
  const {jobs = {}} = (load(text) ?? {}) as {
    readonly jobs?: Readonly<Record<string, Job>>;
  };
  const at = (index: number, fault: Fault): Problem => ({
    file,
    line: lineAt(text, index),
    ...fault,
  });
  return [
    ...[
      ...text.matchAll(/\bnpm (?:run(?: -s)? |(?=test\b))([\w:-]+)/g),
    ].flatMap(({1: script = '', index}) => {
      const known = scriptsOf(files);
      return known.includes(script)
        ? []
        : [
            at(index, {
              found: `\`npm run ${script}\``,
              expected: `a script of ${PACKAGE}`,
              remedy: `${meant(script, known)}Correct the name.`,
            }),
          ];
    }),
    ...[...text.matchAll(/\buses:\s*(\S+)/g)]
      .filter(({1: action = ''}) => !/^\.|@[0-9a-f]{40}$/.test(action))
      .map(({1: action = '', index}) =>
        at(index, {
          found: `the action ${action}`,
          expected: 'an action at a commit, of forty characters',
          remedy: 'Pin it: a tag can be moved to other code.',
        }),
      ),
    ...Object.values(jobs).flatMap(({needs = []}) =>
      [needs]
        .flat()
        .filter((name) => !Object.hasOwn(jobs, name))
        .map((name) =>
          at(text.indexOf('needs:'), {
            found: `a job that needs "${name}"`,
            expected: `one of ${Object.keys(jobs).join(', ')}`,
            remedy: `${meant(name, Object.keys(jobs))}Correct the name.`,
          }),
        ),
    ),
  ];
}

function scriptsOf(files: FileTree): string[] {
  const {scripts} = JSON.parse(files.read(PACKAGE)) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  return Object.keys(scripts);
}
