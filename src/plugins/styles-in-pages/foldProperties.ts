import type {AtRule, Declaration, Root, Rule} from 'postcss';

/** What is known of custom properties beside the sheets. */
export interface Outside {
  /** Whether something may set one, or read it. */
  readonly isNamed: (name: string) => boolean;
  /** Whether something reads one, and nothing sets it. */
  readonly isRead?: (name: string) => boolean;
}

/** What only the root element can match, which alone says the colour mode. */
export const ON_ROOT = /^(?:(?:html|:root)[^\s>+~]*|\[data-theme[^\s>+~]*)$/;
const READ = /var\(\s*(--[\w-]+)/g;
const READ_WITHOUT_FALLBACK = /var\(\s*(--[\w-]+)\s*\)/g;

/**
 * Writes custom properties that have one value for all elements, at all times, in the places where style sheets read
 * them, and takes out those that nothing reads then: Infima defines hundreds.
 *
 * @param sheets - all there are, which are changed
 */
export function foldProperties(
  sheets: readonly Root[],
  {isNamed, isRead = () => false}: Outside,
): void {
  const definitions = new Map<string, Declaration[]>();
  const others: Declaration[] = [];
  for (const sheet of sheets) {
    sheet.walkDecls((each) => {
      if (each.prop.startsWith('--')) {
        const known = definitions.get(each.prop) ?? [];
        definitions.set(each.prop, [...known, each]);
      } else {
        others.push(each);
      }
    });
  }
  const isOfRoot = (name: string) =>
    !isNamed(name) && (definitions.get(name)?.every(isOnRoot) ?? false);
  const constants = new Map<string, string>();
  for (const [name, [only, another]] of definitions) {
    const isConstant = !another && isAlways(only!);
    if (isConstant && [name, ...readIn(only!)].every(isOfRoot)) {
      constants.set(name, only!.value);
    }
  }
  const fold = (value: string, within: readonly string[] = []): string =>
    value.replace(READ_WITHOUT_FALLBACK, (read, name: string) =>
      constants.has(name) && !within.includes(name)
        ? ` ${fold(constants.get(name)!, [...within, name])} `
        : read,
    );
  for (const each of [...others, ...[...definitions.values()].flat()]) {
    each.value = fold(each.value);
  }
  const read = new Set(
    [...definitions.keys()].filter((name) => isNamed(name) || isRead(name)),
  );
  others.flatMap(readIn).forEach((name) => read.add(name));
  // What is added while the set is gone through is gone through as well.
  for (const name of read) {
    definitions
      .get(name)
      ?.flatMap(readIn)
      .forEach((inner) => read.add(inner));
  }
  for (const [name, all] of definitions) {
    if (!read.has(name)) {
      all.forEach((each) => each.remove());
    }
  }
}

function readIn({value}: Declaration): string[] {
  return Array.from(value.matchAll(READ), ([, name]) => name!);
}

/** The selectors of the rule that a declaration stands in; none match what stands in something else. */
export function selectorsAround({parent}: Declaration): readonly string[] {
  return parent?.type === 'rule' ? (parent as Rule).selectors : [''];
}

function isOnRoot(each: Declaration): boolean {
  return (
    !each.important &&
    selectorsAround(each).every((selector) => ON_ROOT.test(selector))
  );
}

/** Whether the root element has it on no condition, in every colour mode. */
function isAlways(each: Declaration): boolean {
  const around = each.parent?.parent as AtRule | Root | undefined;
  return (
    selectorsAround(each).some((selector) =>
      /^(?:html|:root)$/.test(selector),
    ) &&
    (around?.type === 'root' || around?.name === 'layer')
  );
}
