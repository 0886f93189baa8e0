import type {AtRule, Declaration, Root, Rule} from 'postcss';

/** What is known beside the sheets. */
export interface Outside {
  /** Whether something names a class or an id, or may set or read a custom property. */
  readonly isNamed: (name: string) => boolean;
  /** Whether something reads a custom property, and nothing sets it. */
  readonly isRead?: (name: string) => boolean;
}

/** What only the root element can match, which alone says the colour mode. */
export const ON_ROOT = /^(?:(?:html|:root)[^\s>+~]*|\[data-theme[^\s>+~]*)$/;
const READ = /var\(\s*(--[\w-]+)/g;

/**
 * Writes custom properties that have one value for all elements, at all times, in the places where style sheets read
 * them, and takes out those that nothing reads then: Infima defines hundreds.
 *
 * @param sheets - all there are, which are changed
 * @param outside - what is known of properties beside them
 */
export function foldProperties(
  sheets: readonly Root[],
  {isNamed, isRead = () => false}: Outside,
): void {
  let all: Declaration[] = [];
  sheets.forEach((sheet) => sheet.walkDecls((each) => void all.push(each)));
  const definitions = new Map<string, Declaration[]>();
  for (const each of all.filter(({prop}) => prop.startsWith('--'))) {
    definitions.set(each.prop, [...(definitions.get(each.prop) ?? []), each]);
  }
  const isOfRoot = (name: string) =>
    !isNamed(name) && (definitions.get(name)?.every(isOnRoot) ?? false);
  for (const [name, [only, another]] of definitions) {
    if (
      !another &&
      isAlways(only!) &&
      [name, ...readIn(only!)].every(isOfRoot)
    ) {
      const read = new RegExp(`var\\(\\s*${name}\\s*\\)`, 'g');
      all.forEach((each) => {
        each.value = each.value.replace(read, () => ` ${only!.value} `);
      });
    }
  }
  let count;
  do {
    count = all.length;
    const read = new Set(all.flatMap(readIn));
    const isUsed = ({prop}: Declaration) =>
      !prop.startsWith('--') || read.has(prop) || isNamed(prop) || isRead(prop);
    all.filter((each) => !isUsed(each)).forEach((each) => each.remove());
    all = all.filter(isUsed);
  } while (all.length < count);
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
