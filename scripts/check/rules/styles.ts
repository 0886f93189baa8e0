import path from 'node:path';
import postcss, {
  type AtRule,
  type Declaration,
  type Root,
  type Rule,
} from 'postcss';
import {escapeRegExp} from '../../../src/hosts/hostPlan';
import {meant} from '../../../src/sets/meant';
import type {Fault, Problem} from '../../../src/sets/problem';
import type {FileTree} from '../files';
import type {Sources} from '../sources';
import {classProblems, type Sheet} from '../styleClasses';
import {contrastProblems} from '../styles/contrast';
import {valueFaults} from '../styles/values';
import type {CheckResult} from '../types';

/** Style sheets name files, classes and animations that there are, and dark mode has each colour of its kind. */
export function run({files}: Sources): CheckResult {
  const sheets = files
    .list('src')
    .filter((file) => file.endsWith('.css'))
    .flatMap((file) => sheetOf(file, files.read(file)));
  const read = sheets.filter((sheet): sheet is Sheet => 'root' in sheet);
  const animations = new Set(read.flatMap(({root}) => namesOfKeyframes(root)));
  return {
    inspected: sheets.length,
    problems: [
      ...sheets.filter((sheet): sheet is Problem => 'found' in sheet),
      ...read.flatMap(({file, root}) => [
        ...declarationsOf(root).flatMap((declaration) =>
          [
            ...urlFaults(declaration, file, files),
            ...valueFaults(declaration),
            ...animationFaults(declaration, animations),
          ].map((fault) => at(file, declaration, fault)),
        ),
        ...twiceProblems(file, root),
        ...darkProblems(file, root),
        ...contrastProblems(file, root),
      ]),
      ...classProblems(read, files),
      ...sheets.flatMap(({file}) => unusedSheet(file, files)),
    ],
  };
}

/** A style sheet that no other and no module names: its rules hold nowhere. */
function unusedSheet(file: string, files: FileTree): Problem[] {
  const name = path.posix.basename(file);
  const named = new RegExp(`['"/]${escapeRegExp(name)}['"?]`);
  const isNamed = [...files.list('src'), 'docusaurus.config.ts']
    .filter((other) => other !== file && /\.(?:css|tsx?|mts)$/.test(other))
    .filter(files.has)
    .map(files.read)
    .some((text) => text.includes(name) && named.test(text));
  return isNamed
    ? []
    : [
        {
          file,
          line: 1,
          found: 'a style sheet that nothing imports',
          expected:
            'its line in src/css/index.css, or a module that imports it',
          remedy: 'Import it again, or take it away.',
        },
      ];
}

function sheetOf(file: string, text: string): (Problem | Sheet)[] {
  try {
    return [{file, root: postcss.parse(text, {from: file})}];
  } catch (error) {
    const {line = 1, reason} = error as {line?: number; reason?: string};
    return [
      {
        file,
        line,
        found: `CSS that cannot be read: ${reason ?? String(error)}`,
        expected: 'a style sheet',
        remedy: 'Correct the line, or the one before it.',
      },
    ];
  }
}

function at(
  file: string,
  {source}: AtRule | Declaration | Rule,
  fault: Fault,
): Problem {
  return {file, line: source?.start?.line ?? 1, ...fault};
}

function declarationsOf(root: Root): Declaration[] {
  const all: Declaration[] = [];
  root.walkDecls((declaration) => {
    all.push(declaration);
  });
  return all;
}

function urlFaults(
  {value}: Declaration,
  file: string,
  files: FileTree,
): Fault[] {
  return [...value.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].flatMap(
    ([, , url = '']) => {
      if (/^(?:data:|#|~|@site\/)/.test(url)) {
        return [];
      }
      if (/^(?:[a-z]+:|\/\/)/i.test(url)) {
        return [
          {
            found: `url(${url})`,
            expected: 'a file of this site: pages ask no other host',
            remedy: 'Put the file into static/ or beside the style sheet.',
          },
        ];
      }
      const [plain = ''] = url.split(/[?#]/, 1);
      const target = plain.startsWith('/')
        ? `static${plain}`
        : path.posix.join(path.posix.dirname(file), plain);
      return files.has(target)
        ? []
        : [
            {
              found: `url(${url}), which is not there`,
              expected: `a file at ${target}`,
              remedy: 'Correct the path; mind upper and lower case.',
            },
          ];
    },
  );
}

function namesOfKeyframes(root: Root): string[] {
  const names: string[] = [];
  root.walkAtRules(/keyframes$/, ({params}) => {
    names.push(params.trim());
  });
  return names;
}

/** Words of `animation` that are no name of one. */
const NO_NAME =
  /^(?:none|inherit|initial|unset|revert|linear|ease(?:-in)?(?:-out)?|step-\w+|infinite|normal|reverse|alternate(?:-reverse)?|forwards|backwards|both|running|paused|auto|important|steps|cubic-bezier|var|calc|start|end|jump-\w+|m?s|[-.\d].*)$/;

function animationFaults(
  {prop, value}: Declaration,
  known: ReadonlySet<string>,
): Fault[] {
  if (!/^animation(?:-name)?$/.test(prop)) {
    return [];
  }
  return (value.replace(/\([^()]*\)/g, '').match(/[-\w.]+/g) ?? [])
    .filter((word) => !NO_NAME.test(word) && !known.has(word))
    .map((word) => ({
      found: `the animation "${word}", which no @keyframes has`,
      expected: [...known].join(', ') || 'none',
      remedy: `${meant(word, [...known])}Correct the name, or define it.`,
    }));
}

/** A property set twice to one value in a rule: one of the two was meant to be another. */
function twiceProblems(file: string, root: Root): Problem[] {
  const problems: Problem[] = [];
  root.walkRules((rule) => {
    const seen = new Set<string>();
    for (const node of rule.nodes) {
      if (node.type === 'decl' && !node.prop.startsWith('-webkit')) {
        const text = `${node.prop}: ${node.value}`;
        if (seen.has(text)) {
          problems.push(
            at(file, node, {
              found: `\`${text}\` a second time in the rule`,
              expected: 'each declaration once',
              remedy: 'Take one away, or correct its property.',
            }),
          );
        }
        seen.add(text);
      }
    }
  });
  return problems;
}

/** Colours of one kind (`--site-code-…`) that dark mode sets but for a few: those keep the colour of light mode. */
function darkProblems(file: string, root: Root): Problem[] {
  const light = customOf(root, (selector) => selector === ':root');
  const dark = customOf(root, (selector) =>
    /^\[data-theme=['"]dark['"]\]$/.test(selector),
  );
  const kindOf = (name: string) => name.split('-').slice(0, 4).join('-');
  return [...light].flatMap(([name, declaration]) => {
    const kin = [...light.keys()].filter(
      (other) => other !== name && kindOf(other) === kindOf(name),
    );
    const set = kin.filter((other) => dark.has(other));
    return !dark.has(name) &&
      isColour(declaration.value) &&
      set.length > 1 &&
      set.length === kin.length
      ? [
          at(file, declaration, {
            found: `${name}, which dark mode does not set, though it sets ${set.length} others of its kind`,
            expected: 'a colour for dark mode too',
            remedy: `Set it below [data-theme='dark'].`,
          }),
        ]
      : [];
  });
}

function isColour(value: string): boolean {
  return /^(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch|color)\w*\(.*)$/i.test(
    value.trim(),
  );
}

function customOf(
  root: Root,
  isMeant: (selector: string) => boolean,
): Map<string, Declaration> {
  const found = new Map<string, Declaration>();
  root.walkRules((rule) => {
    if (rule.selectors.some(isMeant)) {
      rule.each((node) => {
        if (node.type === 'decl' && node.prop.startsWith('--')) {
          found.set(node.prop, node);
        }
      });
    }
  });
  return found;
}
