import {compileScript, parse, type SFCDescriptor} from 'vue/compiler-sfc';

/** A fault of a component's template. */
export interface TemplateFault {
  /** Line of the component, from 1. */
  readonly line: number;
  readonly message: string;
}

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
      message: `found a component that cannot be read: ${error.message} Mend its markup.`,
    }));
  }
  if (!descriptor.scriptSetup || !descriptor.template) {
    return [
      {
        line: 1,
        message:
          'found a component without <script setup> or <template>; expected both.',
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
      message: `found \`${name}\` in the template; the script declares no such name. Declare it, or mend the template.`,
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
        message: `found useTemplateRef('${name}'), but no element of the template has ref="${name}". Give it to one.`,
      })),
    ...given
      .filter((name) => !asked.includes(name))
      .map((name) => ({
        line: lineOf(template!, name),
        message: `found ref="${name}" in the template, but the script does not ask for it with useTemplateRef('${name}'). Mend one of the two.`,
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
