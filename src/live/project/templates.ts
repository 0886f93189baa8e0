import type {GuideFramework} from '../sample';
import type {ProjectFacts} from './sample';

/** What stands in the place of `{{name}}` in a template. */
export type Values = Readonly<Record<string, string>>;

/** Fills in what a template leaves open. */
export function fill(template: string, values: Values): string {
  return template.replace(
    /\{\{([^{}]+)\}\}/g,
    (mark, name: string) => values[name] ?? mark,
  );
}

/** The files of a framework that are the same for all projects but for some names: path → text. */
export function templateFiles(
  {templates, packageSource}: ProjectFacts,
  framework: GuideFramework,
  values: Values,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(templates[framework]!).map(([file, text]) => [
      file,
      fill(text, {packageSource, ...values}),
    ]),
  );
}
