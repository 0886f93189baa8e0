// Of the packages of Vue, samples need the types of `vue` and this compiler, which it brings along:
// a component is checked as readers write it, script and template.
import {compileScript, parse, type SFCDescriptor} from 'vue/compiler-sfc';
import type {Problem} from '../../../src/sets/problem';

/** A fault of a component's template, at a line of the component, from 1. */
export type TemplateFault = Omit<Problem, 'file'>;

/**
 * Finds names in the template of a Vue single-file component that its script does not have, and
 * template refs that only one of the two knows. Types of expressions are not looked at.
 *
 * @param component - text of a component with `<script setup>`
 */
export function vueTemplateFaults(component: string): TemplateFault[] {
  const {descriptor, errors} = parse(component, {filename: 'sample.vue'});
  if (errors.length > 0) {
    return errors.map((error) => ({
      line: ('loc' in error && error.loc?.start.line) || 1,
      found: `a component that cannot be read: ${error.message}`,
      expected: 'a single-file component of Vue 3',
      remedy: 'Mend its markup.',
    }));
  }
  if (!descriptor.scriptSetup || !descriptor.template) {
    return [
      {
        line: 1,
        found: 'a component without <script setup> or <template>',
        expected: 'both',
        remedy: 'Add the missing block: readers paste the whole component.',
      },
    ];
  }
  return [...unknownNames(descriptor), ...unmatchedRefs(descriptor)];
}

// What the compiler cannot find in the script it takes from the instance, `_ctx`, or asks for by name.
function unknownNames(descriptor: SFCDescriptor): TemplateFault[] {
  const {content} = compileScript(descriptor, {
    id: 'sample',
    inlineTemplate: true,
  });
  const found = content.matchAll(
    /\b_ctx\.([\w$]+)|_resolve(?:Component|Directive)\("([^"]+)"/g,
  );
  const names = new Set([...found].map((match) => match[1] ?? match[2]!));
  return [...names]
    .filter((name) => !name.startsWith('$'))
    .map((name) => ({
      line: lineOf(descriptor.template!, name),
      found: `\`${name}\` in the template`,
      expected: 'a name that the script declares',
      remedy: 'Declare it, or mend the template.',
    }));
}

function unmatchedRefs({
  scriptSetup,
  template,
}: SFCDescriptor): TemplateFault[] {
  const asked = namesIn(
    scriptSetup!.content,
    /\buseTemplateRef(?:<[^(]*>)?\(\s*['"]([^'"]+)['"]/g,
  );
  const given = namesIn(template!.content, /\sref="([^"]+)"/g);
  return [
    ...asked
      .filter((name) => !given.includes(name))
      .map((name) => ({
        line: lineOf(scriptSetup!, name),
        found: `useTemplateRef('${name}') in the script`,
        expected: `an element of the template with ref="${name}"`,
        remedy: 'Give the ref to an element, or correct the name.',
      })),
    ...given
      .filter((name) => !asked.includes(name))
      .map((name) => ({
        line: lineOf(template!, name),
        found: `ref="${name}" in the template`,
        expected: `useTemplateRef('${name}') in the script`,
        remedy: 'Ask for it there, or take the ref away.',
      })),
  ];
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map((match) => match[1]!);
}

// First line of a block that has the name as a whole word.
function lineOf(
  block: {readonly content: string; readonly loc: {start: {line: number}}},
  name: string,
): number {
  const word = new RegExp(
    `(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`,
  );
  const lines = block.content.split('\n');
  const index = lines.findIndex((line) => word.test(line));
  return block.loc.start.line + Math.max(0, index);
}
