import {readFileSync} from 'node:fs';
import {workflowFault, type PlantedFault} from './plantedFault';

/** A file with a text put in the place of another, and the line on which that text stands. */
function edited(
  check: string,
  file: string,
  fault: string,
  [from, to]: readonly [string, string],
  says: string,
): PlantedFault {
  const text = readFileSync(file, 'utf8');
  const line = text.slice(0, text.indexOf(from)).split('\n').length;
  return {
    check,
    fault: `${file}: ${fault}`,
    changes: {[file]: text.replace(from, () => to)},
    at: `${file}:${line}`,
    says,
  };
}

const NODE =
  "  a:\n    image: typesense/typesense:30.2\n    ports: ['127.0.0.1:1:8108']\n";

function services(fault: string, text: string, says: string, line: number) {
  return {
    check: 'compose',
    fault,
    changes: {'compose.yaml': `services:\n${NODE}${text}`},
    at: `compose.yaml:${line}`,
    says,
  };
}

/** Faults in what the repository says of itself, and in what npm, Git and containers go by. */
export const IN_REPOSITORY: readonly PlantedFault[] = [
  edited(
    'guides',
    'README.md',
    'a script that there is not',
    ['npm run serve', 'npm run sreve'],
    'Did you mean serve?',
  ),
  edited(
    'guides',
    'README.md',
    'a flag that there is not',
    ['-- --create-search-key', '-- --create-key'],
    '--create-key',
  ),
  edited(
    'guides',
    'README.md',
    'a file that there is not',
    ['src/site/company.ts', 'src/site/compny.ts'],
    'Did you mean src/site/company.ts?',
  ),
  edited(
    'guides',
    'README.md',
    'a setting that nothing reads',
    ['SITE_VARIANT', 'SITE_VARIENT'],
    'Did you mean SITE_VARIANT?',
  ),
  edited(
    'guides',
    'README.md',
    'an anchor that there is not',
    ['CONTRIBUTING.md#load-the-search-index', 'CONTRIBUTING.md#load-the-index'],
    'Did you mean load-the-search-index?',
  ),
  edited(
    'guides',
    'README.md',
    'a link to no file',
    ['(CONTRIBUTING.md#', '(CONTRIBUTE.md#'],
    'a file at CONTRIBUTE.md',
  ),
  edited(
    'manifests',
    'package.json',
    'a version that the lockfile does not have',
    ['"clsx": "2.1.1"', '"clsx": "2.1.0"'],
    'where package-lock.json has 2.1.1',
  ),
  edited(
    'manifests',
    'package.json',
    'a range of versions',
    ['"clsx": "2.1.1"', '"clsx": "^2.1.1"'],
    'one version, without ^ or ~',
  ),
  edited(
    'manifests',
    'package.json',
    'a script of no file',
    ['tsx scripts/serve/index.ts', 'tsx scripts/server/index.ts'],
    'scripts/server/index.ts, which is not there',
  ),
  edited(
    'manifests',
    'package.json',
    'a script that runs none',
    ['npm run lint:imports &&', 'npm run lint:import &&'],
    '`npm run lint:import`',
  ),
  {
    check: 'manifests',
    fault: 'line ends of Windows for every file',
    changes: {'.gitattributes': '*.png binary\n* text eol=crlf\n'},
    at: '.gitattributes:2',
    says: '`text` for `*`',
  },
  services(
    'a port that two services take',
    NODE.replace('  a:', '  b:'),
    '127.0.0.1:1 of b, which a takes too',
    7,
  ),
  services(
    'a port that every machine around can ask',
    "  b:\n    image: typesense/typesense:30.2\n    ports: ['2:8108']\n",
    'the port 2:8108 of b',
    7,
  ),
  services(
    'a volume that nothing declares',
    "    volumes: ['data:/data']\n",
    '"data" of a, which `volumes` does not have',
    5,
  ),
  services(
    'an image without a version',
    '  b:\n    image: typesense/typesense\n',
    'an image with a version',
    6,
  ),
  workflowFault(
    'a file that there is not',
    'jobs:\n  a:\n    steps:\n      - run: bash .ci/rnu\n',
    'the file .ci/rnu',
    4,
  ),
  workflowFault(
    'a schedule that its comment does not say',
    "# Once a week.\non:\n  schedule:\n    - cron: '1 4 * * *'\n",
    'where a comment says once a week',
    4,
  ),
  workflowFault(
    'a step that there is not',
    'jobs:\n  a:\n    steps:\n      - id: one\n      - run: echo ${{ steps.two.outputs.b }}\n',
    'steps.two',
    5,
  ),
];
