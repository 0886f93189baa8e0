import type {SampleElement, SampleFile} from '../sample';

const TAGS: Readonly<Record<string, string>> = {
  HTMLInputElement: 'input',
  HTMLDialogElement: 'dialog',
  HTMLProgressElement: 'progress',
  HTMLOutputElement: 'output',
  HTMLButtonElement: 'button',
};

const ASKED =
  /querySelector(?:<(\w+)>)?\('#([\w-]+)'\)([!?]?\.addEventListener\('click')?|createSpreadsheet\('#([\w-]+)'/g;

/** An element for each id that a sample asks the page for; what is clicked is a button. */
export function findElements(files: readonly SampleFile[]): SampleElement[] {
  const tags = new Map<string, string>();
  for (const {source} of files) {
    for (const [, type, queried, clicked, created] of source.matchAll(ASKED)) {
      const id = (queried ?? created)!;
      const tag = TAGS[type ?? ''] ?? (clicked && 'button');
      tags.set(id, tag ?? tags.get(id) ?? 'div');
    }
  }
  return [...tags].map(([id, tag]) => ({id, tag}));
}
