import type {Fault, Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import {lineOfText} from '../sourceLines';
import type {Check} from '../types';

const PACKAGE = 'package.json';
const LOCK = 'package-lock.json';
const ATTRIBUTES = '.gitattributes';

type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly scripts?: Versions;
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly engines?: Versions;
}

/** What npm and Git go by agrees with what is there. */
export const manifests: Check = {
  name: 'manifests',
  unit: 'entries',
  run({files}) {
    const manifest = JSON.parse(files.read(PACKAGE)) as Manifest;
    const {scripts = {}, dependencies = {}, devDependencies = {}} = manifest;
    const at = (file: string, text: string, fault: Fault): Problem => ({
      file,
      line: lineOfText(files, file, text),
      ...fault,
    });
    return {
      inspected: [scripts, dependencies, devDependencies].reduce(
        (sum, table) => sum + Object.keys(table).length,
        0,
      ),
      problems: [
        ...Object.entries(scripts).flatMap(([name, command]) =>
          scriptFaults(command, scripts, files).map((fault) =>
            at(PACKAGE, `"${name}": "`, fault),
          ),
        ),
        ...versionFaults(manifest, files).map(([name, fault]) =>
          at(PACKAGE, `"${name}": "`, fault),
        ),
        ...attributeProblems(files),
      ],
    };
  },
};

function scriptFaults(
  command: string,
  scripts: Versions,
  files: FileTree,
): Fault[] {
  const lost = [
    ...command.matchAll(
      /(?<=^|\s)((?:scripts|bench|src|tests)\/[\w./-]+\.m?[jt]s)/g,
    ),
  ]
    .map(([, file = '']) => file)
    .filter((file) => !files.has(file));
  const unknown = [...command.matchAll(/\bnpm run (?:-s )?([\w:-]+)/g)]
    .map(([, name = '']) => name)
    .filter((name) => !Object.hasOwn(scripts, name));
  return [
    ...lost.map((file) => ({
      found: `a script that runs ${file}, which is not there`,
      expected: 'a file of this repository',
      remedy: 'Correct the path.',
    })),
    ...unknown.map((name) => ({
      found: `a script that runs \`npm run ${name}\``,
      expected: 'a script of this file',
      remedy: 'Correct the name.',
    })),
  ];
}

/** Dependencies that the lockfile has otherwise, that are no one version, or that stand in both tables. */
function versionFaults(
  {dependencies = {}, devDependencies = {}, engines = {}}: Manifest,
  files: FileTree,
): [string, Fault][] {
  const {packages} = JSON.parse(files.read(LOCK)) as {
    readonly packages: Readonly<Record<string, Manifest>>;
  };
  const locked = packages[''] ?? {};
  const faults: [string, Fault][] = [];
  for (const [table, written] of [
    ['dependencies', dependencies],
    ['devDependencies', devDependencies],
    ['engines', engines],
  ] as const) {
    for (const [name, version] of Object.entries(written)) {
      if (locked[table]?.[name] !== version) {
        faults.push([
          name,
          {
            found: `${name} ${version}, where ${LOCK} has ${locked[table]?.[name] ?? 'none'} in ${table}`,
            expected: 'the same in both: `npm ci` stops otherwise',
            remedy: 'Run npm install, and commit the lockfile.',
          },
        ]);
      }
      if (
        table !== 'engines' &&
        !/^(?:npm:.+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)
      ) {
        faults.push([
          name,
          {
            found: `${name} ${version}`,
            expected: 'one version, without ^ or ~',
            remedy: 'Write the version that is installed.',
          },
        ]);
      }
      if (table === 'devDependencies' && Object.hasOwn(dependencies, name)) {
        faults.push([
          name,
          {
            found: `${name} in both tables`,
            expected: 'in one of them',
            remedy: 'Take it out of devDependencies.',
          },
        ]);
      }
    }
  }
  return faults;
}

/** Attributes that change files when they are checked out. */
function attributeProblems(files: FileTree): Problem[] {
  if (!files.has(ATTRIBUTES)) {
    return [];
  }
  return files
    .read(ATTRIBUTES)
    .split('\n')
    .flatMap((text, index) => {
      const [pattern = '', ...attributes] = text.trim().split(/\s+/);
      const wrong = attributes.find(
        (attribute) =>
          (attribute === 'eol=crlf' && !/\.(?:bat|cmd|ps1)$/.test(pattern)) ||
          (pattern === '*' && /^text(?:=set)?$/.test(attribute)),
      );
      return wrong
        ? [
            {
              file: ATTRIBUTES,
              line: index + 1,
              found: `\`${wrong}\` for \`${pattern}\``,
              expected:
                'text=auto and eol=lf at most, as .editorconfig says: scripts and pictures break otherwise',
              remedy: 'Write `* text=auto eol=lf`, or take the line away.',
            },
          ]
        : [];
    });
}
