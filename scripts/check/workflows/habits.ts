import type {FileTree} from '../files';
import type {PlacedFault} from '../npmCommands';

/** A step of a workflow, by its text. */
interface Step {
  readonly text: string;
  readonly index: number;
}

/** What a workflow may do, checks out, runs and keeps, where the grammar of workflows allows more. */
export function habitFaults(text: string, files: FileTree): PlacedFault[] {
  const steps = stepsOf(text);
  return [
    ...rightFaults(text),
    ...steps.flatMap((step) => checkoutFaults(step)),
    ...steps.flatMap((step) => programFaults(step, files)),
    ...uploadFaults(text, steps),
  ];
}

/** Steps begin with a dash; what is indented further belongs to them. */
function stepsOf(text: string): Step[] {
  return [
    ...text.matchAll(
      /^( *)- (?:name|uses|run|id|if|with|env):.*\n(?:\1 +.*\n|\s*\n)*/gm,
    ),
  ].map(({0: step, index}) => ({text: step, index}));
}

/** Rights of all jobs, and code of strangers with the rights of this repository. */
function rightFaults(text: string): PlacedFault[] {
  const [top] = /^permissions:(?:.*\n)(?: +.*\n)*/m.exec(text) ?? [];
  const start = text.indexOf(top ?? '');
  const written = /\bwrite(?:-all)?\b/.exec(top ?? '');
  const foreign = /^ *pull_request_target\b/m.exec(text);
  return [
    ...(top === undefined
      ? [
          {
            index: 0,
            found: 'a workflow without `permissions`',
            expected: '`permissions:` with `contents: read`',
            remedy:
              'Write it: jobs have all rights of the repository otherwise.',
          },
        ]
      : []),
    ...(written
      ? [
          {
            index: start + written.index,
            found: `${written[0]} for every job of the workflow`,
            expected: '`read`; what has to write says so in its own job',
            remedy:
              'Write `contents: read` here, and `permissions` in the job that needs more.',
          },
        ]
      : []),
    ...(foreign
      ? [
          {
            index: foreign.index,
            found: 'pull_request_target',
            expected: '`pull_request`, which has no rights and no secrets',
            remedy:
              'Write `pull_request`: changes of strangers would run with the rights of this repository.',
          },
        ]
      : []),
  ];
}

/** A checkout keeps no token, and stands in a folder of the name of what it checks out. */
function checkoutFaults({text, index}: Step): PlacedFault[] {
  if (!/\buses: actions\/checkout@/.test(text)) {
    return [];
  }
  const ref = /\bref: *(.+)/.exec(text);
  const folder = /\bpath: *([\w-]+)/.exec(text)?.[1];
  const other =
    folder === 'base' ? 'head' : folder === 'head' ? 'base' : undefined;
  return [
    ...(/persist-credentials:/.test(text)
      ? []
      : [
          {
            index,
            found: 'a checkout that keeps its token',
            expected: '`persist-credentials: false`',
            remedy:
              'Write it below `with`, or `true` where a step pushes: all steps can use the token otherwise.',
          },
        ]),
    ...(ref &&
    other !== undefined &&
    new RegExp(`\\.${other}\\.`).test(ref[1] ?? '')
      ? [
          {
            index: index + ref.index,
            found: `${ref[1]} in the folder ${folder}`,
            expected: `a commit of the ${folder}`,
            remedy: 'Correct the ref, or the name of the folder.',
          },
        ]
      : []),
    ...(folder === 'base' && !ref
      ? [
          {
            index,
            found: 'a checkout of the change in the folder base',
            expected: '`ref`, with the commit that it is compared with',
            remedy: 'Write `ref: ${{ github.event.pull_request.base.sha }}`.',
          },
        ]
      : []),
  ];
}

/** A program of this repository, by its path: `run: .ci/run`. */
function programFaults({text, index}: Step, files: FileTree): PlacedFault[] {
  const run = /\brun: *([.\w-][\w.-]*\/[\w./-]+)/.exec(text);
  const [, file = ''] = run ?? [];
  return !run ||
    files.has(file.replace(/^\.\//, '')) ||
    /working-directory:/.test(text)
    ? []
    : [
        {
          index: index + run.index,
          found: `${file}, which is not there`,
          expected: 'a program of this repository, such as .ci/run',
          remedy: 'Correct the path.',
        },
      ];
}

/** What is kept of a run stands below a folder that the job made: a checkout, or an output that a step names. */
function uploadFaults(text: string, steps: readonly Step[]): PlacedFault[] {
  return steps
    .filter((step) => step.text.includes('actions/upload-artifact@'))
    .flatMap(({text: step, index}) => {
      const kept = /\bpath: *([\w./-]+)/.exec(step);
      const [folder = ''] = (kept?.[1] ?? '').replace(/^\.\//, '').split('/');
      const before = text.slice(0, index);
      const job = before.slice(
        before.search(/^ {2}[\w-]+:\n(?![^]*^ {2}[\w-]+:\n)/m),
      );
      const folders = [...job.matchAll(/\bpath: *([\w-]+)$/gm)].map(
        ([, each]) => each,
      );
      const isMade =
        folders.length === 0 ||
        folders.includes(folder) ||
        new RegExp(`--(?:out|out-dir)[ =](?:\\.\\./)*${folder}\\b`).test(job);
      return !kept || isMade
        ? []
        : [
            {
              index: index + kept.index,
              found: `${kept[1]}, which no step of the job makes`,
              expected: `a path below ${folders.join(' or ')}`,
              remedy: 'Correct the path: the step keeps nothing otherwise.',
            },
          ];
    });
}
