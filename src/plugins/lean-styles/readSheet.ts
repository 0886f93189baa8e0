import {
  transform,
  type Declaration,
  type Rule,
  type Selector,
  type TokenOrValue,
} from 'lightningcss';
import {keyOf, nameOf} from './declarations';
import {isOnRoot, isRoot} from './selectors';
import {readIn, walk} from './walk';

/** A custom property as a rule sets it. */
export interface Definition {
  readonly name: string;
  readonly value: readonly TokenOrValue[];
  /** Whether every rule outside the cascade layers wins over it. */
  readonly layered: boolean;
  /** Whether nothing but the root element can get it from here. */
  readonly onRoot: boolean;
  /** Whether the root element has it at all times: on no condition, in every colour mode. */
  readonly always: boolean;
  /** Turns the order of the layers round. */
  readonly important: boolean;
}

/** The names that a style sheet holds. */
export interface Sheet {
  readonly classes: Set<string>;
  /** The classes that each selector names. */
  readonly selectors: string[][];
  readonly keyframes: Set<string>;
  readonly definitions: Definition[];
  /** What is set outside the cascade layers and on no condition: the properties of each selector. */
  readonly unlayered: Map<string, Set<string>>;
  /** Custom properties that something else than a custom property reads. */
  readonly read: Set<string>;
}

interface Place {
  readonly layered: boolean;
  readonly conditional: boolean;
}

/** Reads the names that a style sheet defines and uses. */
export function readSheet(css: string): Sheet {
  const sheet: Sheet = {
    classes: new Set(),
    selectors: [],
    keyframes: new Set(),
    definitions: [],
    unlayered: new Map(),
    read: new Set(),
  };
  transform({
    filename: 'read.css',
    code: Buffer.from(css),
    visitor: {
      StyleSheet({rules}) {
        addRules(sheet, rules, {layered: false, conditional: false});
      },
    },
  });
  return sheet;
}

function addRules(sheet: Sheet, rules: readonly Rule[], place: Place): void {
  for (const rule of rules) {
    if (rule.type === 'style') {
      const {selectors, declarations, rules: nested = []} = rule.value;
      for (const selector of selectors) {
        const classes = classesIn(selector);
        sheet.selectors.push(classes);
        classes.forEach((name) => sheet.classes.add(name));
      }
      const at = {
        layered: place.layered,
        onRoot: selectors.every(isOnRoot),
        always: !place.conditional && selectors.some(isRoot),
      };
      const {declarations: normal = [], importantDeclarations = []} =
        declarations ?? {};
      addDeclarations(sheet, normal, {...at, important: false});
      if (!place.layered && !place.conditional) {
        addUnlayered(sheet, selectors.map(keyOf), normal.map(nameOf));
      }
      addDeclarations(sheet, importantDeclarations, {...at, important: true});
      addRules(sheet, nested, {...place, conditional: true});
    } else if ('value' in rule && hasRules(rule.value)) {
      const isLayer = rule.type === 'layer-block';
      addRules(sheet, rule.value.rules, {
        layered: place.layered || isLayer,
        conditional: place.conditional || !isLayer,
      });
    } else {
      if (rule.type === 'keyframes') {
        sheet.keyframes.add(rule.value.name.value as string);
      }
      readIn(rule).forEach((name) => sheet.read.add(name));
    }
  }
}

function classesIn(selector: Selector): string[] {
  const classes: string[] = [];
  walk(selector, ({type, name}) => {
    if (type === 'class') {
      classes.push(name as string);
    }
  });
  return classes;
}

function addDeclarations(
  {definitions, read}: Sheet,
  declarations: readonly Declaration[],
  at: Omit<Definition, 'name' | 'value'>,
): void {
  for (const declaration of declarations) {
    if (
      declaration.property === 'custom' &&
      declaration.value.name.startsWith('--')
    ) {
      definitions.push({...declaration.value, ...at});
    } else {
      readIn(declaration).forEach((name) => read.add(name));
    }
  }
}

function addUnlayered(
  {unlayered}: Sheet,
  selectors: readonly string[],
  properties: readonly string[],
): void {
  for (const selector of selectors) {
    unlayered.set(
      selector,
      new Set([...(unlayered.get(selector) ?? []), ...properties]),
    );
  }
}

function hasRules(value: unknown): value is {rules: Rule[]} {
  return typeof value === 'object' && value !== null && 'rules' in value;
}
