/** Matches links, and scripts with their text; captures attributes and text. */
const CODE = /<link\b([^>]*)>|<script\b([^>]*)>([^]*?)<\/script>/g;

/** Matches the attributes of elements that neither run a script nor load a style sheet. */
const IS_DATA =
  /\stype=(?!"?(?:module|text\/|application\/javascript))|\srel=(?!"?stylesheet)/;

const ADDRESS = /\s(?:src|href)="?([^\s">]+)/;

/**
 * Matches elements that may use any rule: those with an event handler or a colour mode of their own, and those that
 * show a part of another drawing.
 */
const ELEMENT =
  /<(?!html\b)[a-z][^>]*\s(?:on[a-z]+|data-theme)=|<use\b[^>]*\shref="?[^\s"#]/;

/**
 * Tells whether a page contains code that may use any rule of the style sheet, because the build cannot read it or
 * cannot know the names that it uses.
 *
 * @param known - addresses of scripts and style sheets whose use of names is known, and texts of scripts without the
 *   last semicolon
 */
export function mayUseAnyRule(
  html: string,
  known: ReadonlySet<string>,
): boolean {
  return (
    ELEMENT.test(html) ||
    [...html.matchAll(CODE)].some(([, link, script = '', text = '']) => {
      const attributes = link ?? script;
      const [, address] = ADDRESS.exec(attributes) ?? [];
      return (
        !IS_DATA.test(attributes) &&
        !known.has(address ?? text.replace(/;$/, ''))
      );
    })
  );
}
