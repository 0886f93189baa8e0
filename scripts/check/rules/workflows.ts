import {load} from 'js-yaml';
import {meant} from '../../../src/sets/meant';
import type {Fault, Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {npmFaults, type PlacedFault} from '../npmCommands';
import {lineAt} from '../sourceLines';
import {yamlFault} from '../syntax/yaml';
import {habitFaults} from '../workflows/habits';
import type {Check} from '../types';

const FOLDER = '.github/workflows';

interface Job {
  readonly needs?: string | readonly string[];
}

/** Workflows can be read, name scripts and jobs that there are, and take actions by their commit. */
export const workflows: Check = {
  name: 'workflows',
  unit: 'workflows',
  async run({files}) {
    const all = files.list(FOLDER).filter((file) => /\.ya?ml$/.test(file));
    const {lintProblems} = await import('../workflows/lint');
    return {
      inspected: all.length,
      problems: [
        ...all.flatMap((file) => workflowProblems(file, files)),
        ...(await lintProblems(
          all
            .map((file) => ({file, text: files.read(file)}))
            .filter(({text}) => !yamlFault(text)),
        )),
      ],
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
    ...npmFaults(text, files).map(({index, ...fault}) => at(index, fault)),
    ...fileFaults(text, files).map(({index, ...fault}) => at(index, fault)),
    ...habitFaults(text, files).map(({index, ...fault}) => at(index, fault)),
    ...cronFaults(text).map(({index, ...fault}) => at(index, fault)),
    ...expressionFaults(text, Object.keys(jobs)).map(({index, ...fault}) =>
      at(index, fault),
    ),
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

/** Files that steps read or run. */
function fileFaults(text: string, files: FileTree): PlacedFault[] {
  const named = [
    ...text.matchAll(/\b[\w-]+-file: *['"]?([\w./-]+)/g),
    ...text.matchAll(/\bhashFiles\('([\w./-]+)'\)/g),
    ...text.matchAll(/\brun: *(?:bash|sh|node|npx tsx) ([\w.-][\w./-]*)/g),
  ];
  // Another checkout of this repository may stand in a folder of its own.
  const folders = [
    '',
    ...[...text.matchAll(/\bpath: *([\w-]+)$/gm)].map(([, each]) => `${each}/`),
  ];
  return named.flatMap(({1: file = '', index}) =>
    folders.some(
      (folder) =>
        file.startsWith(folder) && files.has(file.slice(folder.length)),
    )
      ? []
      : [
          {
            index,
            found: `the file ${file}, which is not there`,
            expected: 'a file of this repository',
            remedy: 'Correct the path.',
          },
        ],
  );
}

const OFTEN = {
  'every hour': /^\S+ \* \* \* \*$/,
  'once a day': /^\d\S* \d\S* \* \* \*$/,
  'once a week': /^\d\S* \d\S* \* \* (?:\d|\w{3})$/,
  'once a month': /^\d\S* \d\S* \d\S* \* \*$/,
};

/** What a comment calls it. */
const SAID: readonly (readonly [keyof typeof OFTEN, RegExp])[] = [
  ['every hour', /\b(?:hourly|(?:once an|every) hour)\b/i],
  ['once a day', /\b(?:daily|nightly|(?:once a|every) (?:day|night))\b/i],
  ['once a week', /\b(?:weekly|(?:once a|every) (?:week|\w+day(?<!\bday)))\b/i],
  ['once a month', /\b(?:monthly|(?:once a|every) month)\b/i],
];

/** A schedule, and the comments of its file that say how often. */
function cronFaults(text: string): PlacedFault[] {
  const crons = [...text.matchAll(/\bcron: *['"]([^'"]+)['"]/g)];
  const comments = text.match(/#.*/g)?.join(' ').replace(/ # /g, ' ') ?? '';
  const said = SAID.filter(([, words]) => words.test(comments));
  const [often] = said[0] ?? [];
  return crons.flatMap(({1: cron = '', index}) =>
    // Comments that speak of several say nothing of one.
    often === undefined || said.length > 1 || OFTEN[often].test(cron)
      ? []
      : [
          {
            index,
            found: `the schedule ${cron}, where a comment says ${often}`,
            expected: 'the same in both',
            remedy: 'Correct the schedule or the comment.',
          },
        ],
  );
}

/** Steps and jobs that expressions read. */
function expressionFaults(
  text: string,
  jobs: readonly string[],
): PlacedFault[] {
  const steps = [...text.matchAll(/^\s*(?:- )?id: *['"]?([\w-]+)/gm)].map(
    ([, id = '']) => id,
  );
  const known: Readonly<Record<string, readonly string[]>> = {
    steps,
    needs: jobs,
  };
  return [...text.matchAll(/\b(steps|needs)\.([\w-]+)\./g)].flatMap(
    ({1: kind = '', 2: name = '', index}) =>
      known[kind]!.includes(name)
        ? []
        : [
            {
              index,
              found: `${kind}.${name}, which the workflow does not have`,
              expected: known[kind]!.join(', ') || 'none',
              remedy: `${meant(name, known[kind]!)}Correct the name.`,
            },
          ],
  );
}
