import {parse} from 'postcss';

/** Names in a style sheet. */
interface Sheet {
  readonly classes: ReadonlySet<string>;
  /** Custom properties that are set, and those that are read without a fallback. */
  readonly defined: ReadonlySet<string>;
  readonly read: ReadonlySet<string>;
}

export function readSheet(css: string): Sheet {
  const classes = new Set<string>();
  const defined = new Set<string>();
  const read = new Set<string>();
  const root = parse(css);
  root.walkRules((rule) => {
    classesIn(rule.selector).forEach((name) => classes.add(name));
  });
  root.walkDecls(({prop, value}) => {
    if (prop.startsWith('--')) {
      defined.add(prop);
    }
    for (const [, name] of value.matchAll(/var\(\s*(--[\w-]+)\s*\)/g)) {
      read.add(name!);
    }
  });
  return {classes, defined, read};
}

function classesIn(selector: string): string[] {
  return Array.from(
    selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g),
    ([, name]) => name!,
  );
}
